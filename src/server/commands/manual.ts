import { writeFile } from 'node:fs/promises';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { manualHtml } from './manual/manual-html';

const { configs, problems } = await loadConfigs(
  process.env.PAPERHANGER_CONFIGS ?? 'entity-configs',
);
const [file = 'manual.html'] = process.argv.slice(2);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  await writeFile(file, manualHtml(configs));
  console.log(`The manual is in ${file}.`);
}
