import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { request as requests } from '@playwright/test';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import { findOrInstallChromium } from '../../run/chromium';
import { runCommand } from '../../run/run-command';
import { readPlaywrightReport } from '../../run/test-report';
import { cleanUp } from './clean-up';
import { probeEntity } from './probe-entity';
import { signIn } from './sign-in';
import { MARK, type Target, type Tested } from './target';

/*
 * Tests a server that runs somewhere: first its answers, then the screens on them. Prints in words what
 * is not as in the contract, and removes the rows that it added.
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
const { values } = argumentsOf();
const { url: address, user, configs: folder } = values;
if (!address || !user) stop(USAGE);
const url = address.replace(/\/+$/, '');
const only = values.only.split(',').filter(Boolean);
process.env.CONFORMANCE_MARK = MARK;

const { configs: all, problems } = await loadConfigs(folder);
if (problems.length > 0) stop(`There are problems in ${folder}; npm run check says which.`);
const configs = all.filter(({ name }) => only.length === 0 || only.includes(name));

const request = await requests.newContext({ baseURL: url });
const visitor = await requests.newContext();
const files = mkdtempSync(join(tmpdir(), 'paperhanger-conformance-'));
const sender = { request };
const sentences: string[] = [];
let untested: readonly string[] = [];
let failed: readonly string[] = [];
let passed = 0;
try {
  await signIn(request, url, user);
  const ours = (await request.get('/api/user')).headers().offers !== undefined;
  const tested: Tested[] = [];
  for (const config of configs) {
    console.log(`Asking for ${config.labelPlural} …`);
    const say = (sentence: string) => sentences.push(`${config.name}: ${sentence}`);
    tested.push(await probeEntity(sender, visitor, url, config, say));
  }
  untested = tested.filter(({ changes }) => !changes).map(({ entity }) => entity);
  await removeRows(tested);
  ({ failed, passed } = await testScreens(tested, ours));
  await removeRows(tested);
} finally {
  await request.dispose();
  await visitor.dispose();
  rmSync(files, { recursive: true });
}
print('Only read: rows can’t be both added and removed', untested);
print('Answers that are not as in the contract', sentences);
print('Screens that are not as in the entity files', failed);
console.log(`\n${passed} tests of screens passed.`);
process.exitCode = sentences.length + failed.length > 0 || passed === 0 ? 1 : 0;

async function testScreens(tested: readonly Tested[], ours: boolean) {
  const target: Target = { url, configs: folder, session: join(files, 'session.json'), tested };
  await request.storageState({ path: target.session });
  const report = join(files, 'report.json');
  process.env.CONFORMANCE_TARGET = join(files, 'target.json');
  writeFileSync(process.env.CONFORMANCE_TARGET, JSON.stringify(target));
  await runCommand(
    [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      ...['test', '--config', 'e2e/conformance/deployed/playwright.config.ts'],
    ],
    {
      env: {
        CHROMIUM_PATH: findOrInstallChromium(),
        CONFORMANCE_REPORT: report,
        CONFORMANCE_FOREIGN: ours ? '' : 'yes',
      },
    },
  );
  return readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')), ['deployed']);
}

function argumentsOf() {
  try {
    return parseArgs({ options });
  } catch {
    return stop(USAGE);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(process.argv.includes('--help') ? 0 : 1);
}

/** Also those of an earlier run that was ended. */
async function removeRows(tested: readonly Tested[]): Promise<void> {
  const changed = configs.filter(({ name }) =>
    tested.some(({ entity, changes }) => entity === name && changes),
  );
  const { removed, left } = await cleanUp(sender, changed);
  console.log(`Removed ${removed} rows of these tests.`);
  print('Rows of these tests that could not be removed', left);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
