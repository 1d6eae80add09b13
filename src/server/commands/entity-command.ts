import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadConfigs } from '../../entities/check/load-configs';
import { defaultLabel } from '../../entities/resolve-config';
import { CommandError } from './command-error';

const USAGE = `Usage:
  npm run entity -- new NAME   writes a first entity-configs/NAME.json, for you to edit`;

/**
 * Writes a new entity's first file into `folder`, and returns what to print. Throws
 * `CommandError`; a file that is there already stays as it is.
 */
export async function entityCommand(args: readonly string[], folder: string): Promise<string> {
  const [action, name, ...rest] = args;
  if (action !== 'new' || !name || rest.length > 0) throw new CommandError(USAGE);
  const file = `${name}.json`;
  const text = firstFile(name);
  const problems = (await loadConfigs(folder, [{ file, text }])).problems;
  const own = problems.filter((problem) => problem.file === `${basename(folder)}/${file}`);
  if (own.length > 0)
    throw new CommandError(own.map(({ reason }) => `${name}: ${reason}`).join('\n'));
  try {
    await writeFile(join(folder, file), text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`There is a file ${basename(folder)}/${file} already.`);
    throw error;
  }
  return `Wrote ${basename(folder)}/${file}. Edit its fields, then: npm run check`;
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
