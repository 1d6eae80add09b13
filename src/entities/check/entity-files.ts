import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROLES_FILE } from '../roles/roles';
import { SHARED_FILE } from '../shared-fields';
import type { ConfigProblem } from './config-problem';
import { camelCase } from './rules/check-names';

/** Whether a file of this name is an entity: a `.json` file other than roles, shared fields and generated schemas. */
export function isEntityFile(file: string): boolean {
  return file.endsWith('.json') && !isOtherFile(file) && !file.startsWith('.');
}

/** Whether a file in the folder is not an entity but has a special meaning. */
const isOtherFile = (file: string) => isBesideEntities(file) || /(^|\.)schema\.json$/.test(file);

const isBesideEntities = (file: string) => file === ROLES_FILE || file === SHARED_FILE;

/** Whether the server reads a file of this name. */
export const isConfigFile = (file: string) => isEntityFile(file) || isBesideEntities(file);

/** Warns about files that were probably meant to be entities, but have the wrong name or place. */
export async function warnAboutFiles(
  folder: string,
  entries: readonly Dirent[],
): Promise<ConfigProblem[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { name } = entry;
      if (entry.isDirectory() && !isEntityFile(name)) return filesInFolder(folder, name);
      const reason = reasonOfFile(name);
      return reason ? [{ name, reason }] : [];
    }),
  );
  return found.flat().map(({ name, reason }) => ({
    file: `${basename(folder)}/${name}`,
    line: 1,
    column: 1,
    path: '',
    reason,
  }));
}

function reasonOfFile(name: string): string | undefined {
  if (isEntityFile(name) || isOtherFile(name) || /^[A-Z]+(\.\w+)?$/.test(name)) return undefined;
  if (/^\..*\.json$/.test(name))
    return 'This file is not read, because its name begins with a dot. Rename or remove it.';
  const stem =
    /^(?<stem>[^.]+)(\.jso?n\w?)?(\.(ja?son\w?|jsn|txt|js|yaml|yml|bak|old|orig|docx?|odt|rtf))?[~\s]*$/i.exec(
      name,
    )?.groups?.stem;
  return stem?.trim()
    ? `This file is not read, because its name doesn’t end in .json. If it is an entity, rename it to ${camelCase(stem)}.json.`
    : undefined;
}

async function filesInFolder(folder: string, name: string) {
  if (IGNORED_FOLDERS.test(name)) return [];
  const names = await readdir(join(folder, name)).catch(() => []);
  const reason = `Files in folders are not read. If this is an entity, move it to ${basename(folder)}.`;
  return names.filter(isEntityFile).map((file) => ({ name: `${name}/${file}`, reason }));
}

const IGNORED_FOLDERS = /^(\.|examples$|node_modules$)/;
