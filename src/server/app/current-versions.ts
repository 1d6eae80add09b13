import { currentVersions } from '../../entities/wire/studio';
import { rightsOf } from '../auth/rights';
import { forSignedIn } from '../http/needs';
import type { Scope } from '../http/schemas';
import { type Configs, versionOf } from '../live-configs/live-configs';
import { hashOf } from '../secrets/short-hash';

/**
 * Tells every page whether its entities, rows and rights are current, and editors whether there is something to
 * correct.
 */
export function currentVersionsRoute(
  scope: Scope,
  configs: Configs,
  rows: () => Promise<string>,
): void {
  // Every open page asks every few seconds.
  const options = {
    ...forSignedIn,
    logLevel: 'warn',
    schema: { response: { 200: currentVersions } },
  } as const;
  scope.get('/api/studio/version', options, async (request) => {
    const found = configs.report();
    return {
      configs: versionOf(configs.current()),
      report: found === undefined ? null : hashOf(found),
      rows: await rows(),
      user: request.account.id,
      rights: rightsOf(request, configs),
    };
  });
}
