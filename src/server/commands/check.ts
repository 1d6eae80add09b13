import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { filesInForce, inForceReport, keptFilesIn } from '../../entities/last-good';

const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
const { configs, problems, warnings } = await loadConfigs(folder);
if (warnings.length > 0) console.warn(`${formatProblems(warnings, 'warning')}\n`);
if (problems.length > 0) {
  const kept = keptFilesIn(process.env.PAPERHANGER_DATA ?? 'data');
  const inForce = await filesInForce(folder, kept);
  console.error(inForce ? inForceReport(problems, inForce.texts) : formatProblems(problems));
  process.exitCode = 1;
} else {
  const names = configs.map(({ name }) => name).join(', ');
  console.log(`Nothing is wrong in ${folder}: ${names}.`);
}
