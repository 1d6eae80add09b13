import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { filesInForce, inForceReport, keptFilesIn } from '../../entities/last-good';
import { formatImpact } from '../config-studio/format-impact';
import { impactOf } from '../config-studio/impact';
import { impactTexts } from '../config-studio/texts';
import { entityStore } from '../entity-tables/entity-store';
import { secretOf } from '../secrets/secret';
import { withDatabase } from './run-command';

const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
const kept = keptFilesIn(process.env.PAPERHANGER_DATA ?? 'data');
const { configs, problems, warnings } = await loadConfigs(folder);
if (warnings.length > 0) console.warn(`${formatProblems(warnings, 'warning')}\n`);
if (problems.length > 0) {
  const inForce = await filesInForce(folder, kept);
  console.error(inForce ? inForceReport(problems, inForce.texts) : formatProblems(problems));
  process.exitCode = 1;
} else {
  const names = configs.map(({ name }) => name).join(', ');
  console.log(`Nothing is wrong in ${folder}: ${names}.`);
  if (process.argv.includes('--url')) compareWithServer();
  else if (process.argv.includes('--data')) await printImpact();
}

/** What the rows of another server and the files don't share. */
function compareWithServer(): void {
  const script = ['--import', 'tsx', 'e2e/conformance/deployed/compare.ts'];
  const { status } = spawnSync(process.execPath, [...script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** What the files would do to the rows that are there. */
async function printImpact(): Promise<void> {
  // A server that has used the database has kept its files.
  if (!existsSync(kept)) return console.log(`\n${impactTexts.noRows}`);
  await withDatabase(async (database, settings) => {
    const store = entityStore(database, await secretOf(settings));
    const inForce = (await loadConfigs(kept)).configs;
    console.log(`\n${formatImpact(await impactOf(store, inForce, configs))}`);
  });
}
