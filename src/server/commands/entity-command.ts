import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkConfig } from '../../entities/check/check-config';
import { CommandError } from './command-error';

const USAGE = `Usage:
  npm run entity -- new NAME   writes a first entity-configs/NAME.json, to be gone on with by hand`;

/**
 * Writes a new entity's first file into `folder`, and returns what to print. Throws
 * `CommandError`; a file that is there already stays as it is.
 */
export async function entityCommand(args: readonly string[], folder: string): Promise<string> {
  const [action, name, ...rest] = args;
  if (action !== 'new' || !name || rest.length > 0) throw new CommandError(USAGE);
  const file = `${name}.json`;
  const text = firstFile(name);
  const { problems } = checkConfig(text, file, name);
  if (problems.length > 0)
    throw new CommandError(problems.map(({ reason }) => `${name}: ${reason}`).join('\n'));
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
  const label = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/^./, (letter) => letter.toUpperCase());
  return `{
  "$schema": "./schema.json",
  "name": ${JSON.stringify(name)},
  "label": ${JSON.stringify(label)},
  "fields": [
    { "name": "name", "label": "Name", "type": "text", "required": true, "max": 120 },
    { "name": "phone", "label": "Phone", "type": "phone" },
    { "name": "notes", "label": "Notes", "type": "textarea" }
  ]
}
`;
}
