import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../../../common/has-code';
import { loadConfigs } from '../../../entities/check/load-configs';
import { checkFileName } from '../../../entities/check/rules/check-names';
import type { EntityConfig } from '../../../entities/entity-config';
import { firstFile } from '../../../entities/first-file';
import type { ConfigGuess } from '../../../entities/guess/guess-config';
import { CommandError } from '../command-error';
import { readArguments } from '../run-command';
import { commandTexts as texts } from '../texts';
import { guessFrom } from './entity-from';

const options = { group: { type: 'string' }, 'with-rows': { type: 'boolean' } } as const;

type ImportRows = (
  config: EntityConfig,
  file: string,
  rows: ConfigGuess['rows'],
) => Promise<string>;

interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** Used if the folder of the entities has no examples. */
const EXAMPLES = 'entity-configs/examples';

/**
 * Writes the files of new entities into `folder`, without replacing any. Returns what to print last. Throws
 * `CommandError`.
 */
export async function entityCommand(
  args: readonly string[],
  folder: string,
  importRows?: ImportRows,
): Promise<string> {
  const { positionals, values } = readArguments(
    { args: [...args], options, allowPositionals: true },
    texts.entityUsage,
  );
  const [action, name, ...rest] = positionals;
  const isKnown = action === 'new' || action === 'use' || action === 'from';
  const { group, 'with-rows': withRows } = values;
  if (!isKnown || rest.length > 0 || (withRows && action !== 'from') || (group && action !== 'new'))
    throw new CommandError(texts.entityUsage);
  const own = join(folder, 'examples');
  const examples = existsSync(own) ? own : EXAMPLES;
  if (!name && action === 'use') return await listExamples(examples);
  if (!name) throw new CommandError(texts.entityUsage);
  if (action === 'from') return await entityFrom(name, folder, withRows ? importRows : undefined);
  const drafts =
    action === 'new'
      ? [{ file: `${name}.json`, text: firstFile(name, group ?? (await lastGroup(folder))) }]
      : await examplesFor(name, folder, examples);
  const { wrote } = await writeChecked(name, folder, drafts);
  return `${wrote} ${action === 'new' ? texts.editFields : texts.changeExample}`;
}

/** The group at the end of the menu, if there is one. */
async function lastGroup(folder: string): Promise<string | undefined> {
  const { configs } = await loadConfigs(folder);
  const groups = new Set(configs.flatMap(({ navigation }) => navigation.group ?? []));
  return [...groups].at(-1);
}

/** A line for each example. */
async function listExamples(examples: string): Promise<string> {
  const { configs } = await loadConfigs(examples);
  const width = Math.max(...configs.map(({ name }) => name.length));
  const lines = configs.map(
    ({ name, labelPlural, description }) =>
      `  ${name.padEnd(width)}  ${labelPlural}${description ? `: ${description}` : ''}`,
  );
  return [texts.examples, ...lines.sort()].join('\n');
}

/** An entity guessed from the rows of a file, with those rows if they are wanted. */
async function entityFrom(
  path: string,
  folder: string,
  importRows: ImportRows | undefined,
): Promise<string> {
  const { name, text, reasons, rows } = await guessFrom(path);
  const { wrote, configs } = await writeChecked(name, folder, [{ file: `${name}.json`, text }]);
  const report = [...reasons, `${wrote} ${texts.correctGuess}`].join('\n');
  const config = configs.find((one) => one.name === name);
  if (!config || !importRows) return report;
  // The file stays even if its rows can't be added.
  console.log(report);
  return await importRows(config, basename(path), rows);
}

/** Writes files that pass the checks. Throws `CommandError` for others. */
async function writeChecked(name: string, folder: string, drafts: readonly NewFile[]) {
  const [wrongName] = checkFileName(name);
  if (wrongName) throw new CommandError(`${name}: ${wrongName.reason}`);
  const { problems, configs } = await loadConfigs(folder, drafts);
  const files = drafts.map(({ file }) => `${basename(folder)}/${file}`);
  const faults = problems.filter(({ file }) => files.includes(file));
  if (faults.length > 0)
    throw new CommandError(faults.map(({ reason }) => `${name}: ${reason}`).join('\n'));
  for (const { file, text } of drafts) await writeNew(join(folder, file), text);
  return { wrote: texts.wrote(files), configs };
}

/** An example, and the examples of entities that it refers to and that the folder lacks. */
async function examplesFor(name: string, folder: string, examples: string): Promise<NewFile[]> {
  const known = (await readdir(examples)).map((file) => file.replace(/\.json$/, ''));
  const drafts: NewFile[] = [];
  async function add(example: string): Promise<void> {
    const file = `${example}.json`;
    const text = await readFile(join(examples, file), 'utf8');
    drafts.push({ file, text: text.replace('../schema.json', './schema.json') });
    for (const [, to = ''] of text.matchAll(/"to": "(\w+)"/g)) {
      const isThere = drafts.some((draft) => draft.file === `${to}.json`);
      if (known.includes(to) && !isThere && !existsSync(join(folder, `${to}.json`))) await add(to);
    }
  }
  if (!known.includes(name)) throw new CommandError(texts.noExample(name, known));
  await add(name);
  return drafts;
}

async function writeNew(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx' }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new CommandError(texts.fileExists(`${basename(dirname(path))}/${basename(path)}`));
  });
}
