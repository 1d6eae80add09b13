import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ConfigProblem } from './config-problem';

/** Whether a file of this name is an entity: all `.json` files except the generated `schema.json`. */
export function isEntityFile(file: string): boolean {
  return file.endsWith('.json') && file !== 'schema.json' && !file.startsWith('.');
}

/** Warns of files that were probably meant to be entities, but have the wrong name or place. */
export async function warnAboutFiles(
  folder: string,
  entries: readonly Dirent[],
): Promise<ConfigProblem[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const reason = entry.isDirectory()
        ? await reasonOfFolder(join(folder, entry.name), entry.name)
        : reasonOfFile(entry.name);
      const file = `${basename(folder)}/${entry.name}`;
      return reason ? [{ file, line: 1, column: 1, path: '', reason }] : [];
    }),
  );
  return found.flat();
}

function reasonOfFile(name: string): string | undefined {
  const stem = /^(?<stem>[^.]+)(\.json)?(\.(json|jsonc|json5|jsonl|txt|js|yaml|yml))?$/i.exec(name)
    ?.groups?.stem;
  if (!stem || isEntityFile(name) || /^(schema\.json|[A-Z]+(\.\w+)?)$/.test(name)) return undefined;
  return `This file is not read, because its name doesn’t end in .json. If it is an entity, rename it to ${stem}.json.`;
}

async function reasonOfFolder(path: string, name: string): Promise<string | undefined> {
  if (isEntityFile(name) || IGNORED_FOLDERS.test(name)) return undefined;
  const names = await readdir(path).catch(() => []);
  if (!names.some(isEntityFile)) return undefined;
  return `The files in this folder are not read. Move them to ${basename(join(path, '..'))} if they are entities.`;
}

const IGNORED_FOLDERS = /^(\.|examples$|node_modules$)/;
