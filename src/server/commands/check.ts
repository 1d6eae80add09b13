import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { formatProblems } from '../../entities/check/config-problem';
import { fixFiles } from '../../entities/check/fix-problems';
import { loadConfigs } from '../../entities/check/load-configs';
import type { EntityConfig } from '../../entities/entity-config';
import { configsInUse, inUseReport, keptFilesIn } from '../../entities/last-good';
import type { Roles } from '../../entities/roles/roles';
import { createAccounts } from '../auth/accounts';
import { rightsWarnings } from '../auth/rights-warnings';
import { formatImpact } from '../config-studio/format-impact';
import { impactOf } from '../config-studio/impact';
import { impactTexts } from '../config-studio/texts';
import { secretOf } from '../secrets/secret';
import { foldersOf } from '../settings/folders';
import { entityStore } from '../tables/entity-store';
import { CommandError } from './command-error';
import { explained, readArguments, withDatabase } from './run-command';
import { commandTexts as texts } from './texts';

const { configsFolder: folder, dataFolder } = foldersOf(process.env);
const kept = keptFilesIn(dataFolder);
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { data: flag, fix: flag, url: text, user: text } as const;

await explained(async () => {
  const { data, fix, url, user } = readArguments({ options }, texts.checkUsage).values;
  if ((url === undefined) !== (user === undefined)) throw new CommandError(texts.checkUsage);
  if (fix) await printFixes();
  const { configs, roles, problems, warnings } = await loadConfigs(folder);
  if (warnings.length > 0) console.warn(`${formatProblems(warnings, 'warning')}\n`);
  if (problems.length > 0) {
    const inUse = await configsInUse(folder, kept);
    const report = inUse ? inUseReport(problems, inUse.fileTexts) : formatProblems(problems);
    throw new CommandError(report);
  }
  console.log(`Nothing is wrong in ${folder}: ${configs.map(({ name }) => name).join(', ')}.`);
  if (url && user) {
    // Compares the files with the rows of another server.
    const script = ['--import', 'tsx', 'e2e/conformance/deployed/compare.ts'];
    const args = [...script, '--url', url, '--user', user];
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } else if (data) await printImpact(configs, roles);
});

async function printFixes(): Promise<void> {
  const { fileTexts: fixed, problems } = await fixFiles(folder);
  if (fixed.size === 0) console.log(texts.nothingToFix);
  for (const file of fixed.keys()) {
    const done = problems.filter((problem) => basename(problem.file) === file);
    console.log(texts.fixed(file, done));
  }
}

/** Prints what the files would do to existing rows. */
async function printImpact(
  configs: readonly EntityConfig[],
  roles: Roles | undefined,
): Promise<void> {
  // Without kept files, no server has used the database.
  if (!existsSync(kept)) return console.log(`\n${impactTexts.noRows}`);
  await withDatabase(async (database, settings) => {
    const store = entityStore(database, await secretOf(settings));
    const inForce = (await loadConfigs(kept)).configs;
    console.log(`\n${formatImpact(await impactOf(store, inForce, configs))}`);
    for (const note of await rightsWarnings(roles, createAccounts(database, Date.now)))
      console.warn(`\n${note}`);
  });
}
