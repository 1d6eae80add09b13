import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadConfigs } from '../../entities/check/load-configs';
import { defaultLabel } from '../../entities/resolve-config';
import { CommandError } from './command-error';

const USAGE = `Usage:
  npm run entity -- new NAME   writes a first entity-configs/NAME.json, for you to edit
  npm run entity -- use NAME   copies entity-configs/examples/NAME.json, and the examples it refers to`;

interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** The examples of the project, if the folder of the entities has none. */
const EXAMPLES = 'entity-configs/examples';

/**
 * Writes new entities' files into `folder`, and returns what to print. Throws `CommandError`; a file that
 * is there already stays as it is.
 */
export async function entityCommand(args: readonly string[], folder: string): Promise<string> {
  const [action, name, ...rest] = args;
  if ((action !== 'new' && action !== 'use') || !name || rest.length > 0)
    throw new CommandError(USAGE);
  const own = join(folder, 'examples');
  const drafts =
    action === 'new'
      ? [{ file: `${name}.json`, text: firstFile(name) }]
      : await examplesFor(name, folder, existsSync(own) ? own : EXAMPLES);
  const { problems } = await loadConfigs(folder, drafts);
  const files = drafts.map(({ file }) => `${basename(folder)}/${file}`);
  const faults = problems.filter(({ file }) => files.includes(file));
  if (faults.length > 0)
    throw new CommandError(faults.map(({ reason }) => `${name}: ${reason}`).join('\n'));
  for (const { file, text } of drafts) await writeNew(join(folder, file), text);
  const edit = action === 'new' ? 'Edit its fields, then' : 'Change what you like, then';
  return `Wrote ${files.join(' and ')}. ${edit}: npm run check`;
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
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(
        `There is a file ${basename(dirname(path))}/${basename(path)} already.`,
      );
    throw error;
  }
}

function firstFile(name: string): string {
  return `{
  "$schema": "./schema.json",
  "name": ${JSON.stringify(name)},
  "label": ${JSON.stringify(defaultLabel(name))},
  "fields": [
    { "name": "name", "label": "Name", "type": "text", "required": true, "max": 120 },
    { "name": "phone", "label": "Phone", "type": "phone" },
    { "name": "notes", "label": "Notes", "type": "textarea" }
  ]
}
`;
}
