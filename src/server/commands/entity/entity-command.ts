import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasCode } from '../../../common/has-code';
import { loadConfigs } from '../../../entities/check/load-configs';
import { checkFileName } from '../../../entities/check/rules/check-names';
import type { EntityConfig } from '../../../entities/entity-config';
import { firstFile } from '../../../entities/first-file';
import type { ConfigGuess } from '../../../entities/guess/guess-config';
import { CommandError } from '../command-error';
import { guessFrom } from './entity-from';

const USAGE = `Usage:
  npm run entity -- new NAME [--group GROUP]
                               writes a first entity-configs/NAME.json, for you to edit; its link is in this group
                               of the menu, or in the last one
  npm run entity -- use NAME   copies entity-configs/examples/NAME.json, and the examples it refers to
  npm run entity -- use        lists the examples
  npm run entity -- from FILE [--with-rows]
                               writes one that fits the rows of a file (.xlsx, .csv or .json), and adds them`;

type AddRows = (config: EntityConfig, file: string, rows: ConfigGuess['rows']) => Promise<string>;

interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** The examples of the project, if the folder of the entities has none. */
const EXAMPLES = 'entity-configs/examples';

/** Writes new entities' files into `folder`, never over others. Returns what to print. Throws `CommandError`. */
export async function entityCommand(
  args: readonly string[],
  folder: string,
  addRows?: AddRows,
): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [action, name, ...rest] = positionals;
  const isKnown = action === 'new' || action === 'use' || action === 'from';
  const { group, 'with-rows': withRows } = values;
  if (!isKnown || rest.length > 0 || (withRows && action !== 'from') || (group && action !== 'new'))
    throw new CommandError(USAGE);
  const own = join(folder, 'examples');
  const examples = existsSync(own) ? own : EXAMPLES;
  if (!name && action === 'use') return await listExamples(examples);
  if (!name) throw new CommandError(USAGE);
  if (action === 'from') return await entityFrom(name, folder, withRows ? addRows : undefined);
  const drafts =
    action === 'new'
      ? [{ file: `${name}.json`, text: firstFile(name, group ?? (await lastGroup(folder))) }]
      : await examplesFor(name, folder, examples);
  const { wrote } = await writeChecked(name, folder, drafts);
  const edit = action === 'new' ? 'Edit its fields, then' : 'Change what you like, then';
  return `${wrote} ${edit}: npm run check`;
}

function readArgs(args: readonly string[]) {
  const options = { group: { type: 'string' }, 'with-rows': { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new CommandError(USAGE);
  }
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
  return ['npm run entity -- use NAME copies one of these:', ...lines.sort()].join('\n');
}

/** An entity guessed from the rows of a file, with those rows if they are wanted. */
async function entityFrom(
  path: string,
  folder: string,
  addRows: AddRows | undefined,
): Promise<string> {
  const { name, text, reasons, rows } = await guessFrom(path);
  const { wrote, configs } = await writeChecked(name, folder, [{ file: `${name}.json`, text }]);
  const report = [...reasons, `${wrote} Correct what is wrong, then: npm run check`];
  const config = configs.find((one) => one.name === name);
  if (config && addRows) report.push(await addRows(config, basename(path), rows));
  return report.join('\n');
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
  return { wrote: `Wrote ${files.join(' and ')}.`, configs };
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
  if (!known.includes(name))
    throw new CommandError(`There is no example "${name}". The examples are: ${known.join(', ')}.`);
  await add(name);
  return drafts;
}

async function writeNew(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx' }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new CommandError(`There is a file ${basename(dirname(path))}/${basename(path)} already.`);
  });
}
