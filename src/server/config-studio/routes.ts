import type { FastifyInstance } from 'fastify';
import { signedInEditor } from '../auth/request-session';
import { type Configs, hashOf, versionOf } from '../live-configs/live-configs';

/** Tells every page whether it has the current entities, and whether editors have something to correct. */
export function configVersionRoute(scope: FastifyInstance, { current, report }: Configs): void {
  // Every open page asks every few seconds.
  scope.get('/api/studio/version', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = report();
    return { configs: versionOf(current()), report: found === undefined ? null : hashOf(found) };
  });
}

/** What only editors of the entity files may ask. */
export function studioRoutes(scope: FastifyInstance, { report }: Configs): void {
  scope.addHook('onRequest', async (request) => void signedInEditor(request));

  scope.get('/api/studio/report', async () => ({ text: report() ?? '' }));
}
