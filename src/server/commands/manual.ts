import { writeFile } from 'node:fs/promises';
import { formatProblems } from '../../entities/check/config-problem';
import { loadConfigs } from '../../entities/check/load-configs';
import { foldersOf } from '../settings/folders';
import { CommandError } from './command-error';
import { manualHtml } from './manual/manual-html';
import { explained, readArguments } from './run-command';
import { commandTexts as texts } from './texts';

await explained(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, texts.manualUsage);
  const [file = 'manual.html', ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(texts.manualUsage);
  const { configsFolder } = foldersOf(process.env);
  const { configs, problems } = await loadConfigs(configsFolder);
  if (problems.length > 0) throw new CommandError(formatProblems(problems));
  await writeFile(file, manualHtml(configs));
  console.log(`The manual is in ${file}.`);
});
