import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { formatProblems } from '../../../src/entities/check/config-problem';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import type { EntityConfig } from '../../../src/entities/entity-config';
import { CommandError } from '../../../src/server/commands/command-error';
import { explained, readArguments } from '../../../src/server/commands/run-command';
import { post } from '../../fixtures/post';
import { findOrInstallChromium } from '../../setup/chromium';
import { runCommand } from '../../setup/run-command';
import { cleanUp } from './clean-up';
import { probeEntity } from './probe-entity';
import { probeScreens } from './probe-screens';
import { readReport } from './read-report';
import { signIn } from './sign-in';
import { MARK, type Target, type Tested } from './target';

/*
 * Tests a deployed server: first its responses, then the screens. Prints in words what breaks the contract,
 * and removes the rows that it added.
 */
const USAGE = `Usage: npm run conformance -- --url URL --user NAME [--only ENTITY,ENTITY]
tests a running server, for example https://office.example.com, with an account that it has.
--configs FOLDER   reads the entity files there instead of in entity-configs`;
const options = {
  url: { type: 'string', default: '' },
  user: { type: 'string', default: '' },
  configs: { type: 'string', default: 'entity-configs' },
  only: { type: 'string', default: '' },
} as const;

await explained(async () => {
  const { values } = readArguments({ options }, USAGE);
  const { user, configs: folder } = values;
  const url = values.url.replace(/\/+$/, '');
  if (!url || !user) throw new CommandError(USAGE);
  const only = values.only.split(',').filter(Boolean);
  process.env.CONFORMANCE_MARK = MARK;

  const { configs: all, problems } = await loadConfigs(folder);
  if (problems.length > 0) throw new CommandError(formatProblems(problems));
  const unknown = only.filter((name) => !all.some((config) => config.name === name));
  if (unknown.length > 0) throw new CommandError(`There is no ${unknown[0]}.json in ${folder}.`);
  const configs = all.filter(({ name }) => only.length === 0 || only.includes(name));

  const request = await signIn(url, user);
  const visitor = await requests.newContext();
  const files = mkdtempSync(join(tmpdir(), 'paperhanger-conformance-'));
  const sentences: string[] = [];
  let results: Awaited<ReturnType<typeof testScreens>> = { failed: [], passed: 0 };
  const tested: Tested[] = [];
  try {
    const ours = (await request.get('/api/user')).headers().offers !== undefined;
    for (const config of configs) {
      console.log(`Asking for ${config.labelPlural}…`);
      const say = (sentence: string) => sentences.push(`${config.name}: ${sentence}`);
      tested.push(await probeEntity({ request }, visitor, url, config, say));
    }
    if (only.length === 0) {
      const missing = await probeScreens({ request }, (sentence) => sentences.push(sentence));
      print('Lists of hand-written screens that the server lacks', missing);
    }
    await removeRows(request, configs);
    if (tested.some(({ table, changes }) => table || changes)) {
      const session = join(files, 'session.json');
      results = await testScreens(request, { url, configs: folder, session, tested }, files, ours);
      await removeRows(request, configs);
    }
    const signOut = await post({ request }, '/logout', undefined);
    if (!signOut.ok()) sentences.push(`/logout answers ${signOut.status()}.`);
  } finally {
    await request.dispose();
    await visitor.dispose();
    rmSync(files, { recursive: true });
  }
  const { failed, passed } = results;
  const untested = tested.filter(({ changes }) => !changes).map(({ entity }) => entity);
  print(
    'Only read: rows can’t be added and removed, or have no text for a mark by which to find them',
    untested,
  );
  print('Answers that are not as in the contract', sentences);
  const names = failed.map((name) => name.replace(/^.*screens\.deployed\.ts › /, ''));
  print('Screens that are not as in the entity files', names);
  console.log(`\n${passed} tests of screens passed.`);
  process.exitCode = sentences.length + failed.length > 0 || passed === 0 ? 1 : 0;
});

async function testScreens(
  request: APIRequestContext,
  target: Target,
  files: string,
  ours: boolean,
) {
  await request.storageState({ path: target.session });
  const report = join(files, 'report.json');
  process.env.CONFORMANCE_TARGET = join(files, 'target.json');
  writeFileSync(process.env.CONFORMANCE_TARGET, JSON.stringify(target));
  await runCommand(
    [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/conformance/deployed/playwright.config.ts',
    ],
    {
      env: {
        CHROMIUM_PATH: findOrInstallChromium(),
        CONFORMANCE_REPORT: report,
        CONFORMANCE_FOREIGN: ours ? '' : 'yes',
      },
    },
  );
  return readReport(report);
}

/** Removes the rows of these tests, including those of an earlier run that was interrupted. */
async function removeRows(
  request: APIRequestContext,
  configs: readonly EntityConfig[],
): Promise<void> {
  const changeable = configs.filter(({ actions }) => actions.add && actions.remove);
  const { removed, left } = await cleanUp({ request }, changeable);
  console.log(`Removed ${removed} rows of these tests.`);
  print('Rows of these tests that could not be removed', left);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
