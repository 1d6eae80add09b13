import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EntityConfig } from '../entity-config';
import { orderConfig } from '../order-config';
import { linkReferences } from '../references';
import { type CheckedRoles, checkRoles } from '../roles/check-roles';
import { ROLES_FILE, type Roles } from '../roles/roles';
import { MAX_FILE } from '../wire/studio';
import { type CheckedFile, checkAcrossFiles } from './check-across-files';
import { checkConfig } from './check-config';
import { checkTargets } from './check-targets';
import type { ConfigProblem } from './config-problem';
import { decodeText } from './decode-text';
import { isEntityFile, warnAboutFiles } from './entity-files';
import type { Slip } from './syntax/slip';
import { warnAboutGroups, warnAboutLabels } from './warn-about-groups';

/** The entities of a folder, in navigation order, and the problems in all of its files. */
export interface LoadedConfigs {
  readonly configs: EntityConfig[];
  /** Who may do what; undefined without a file that says so, or if it has problems. */
  readonly roles?: Roles | undefined;
  readonly problems: ConfigProblem[];
  /** What works but is probably not meant. */
  readonly warnings: ConfigProblem[];
  /** What was checked, by file name, without files that can’t be read. */
  readonly texts: ReadonlyMap<string, string>;
}

/** An entity file that is not in the folder, or not in this form; without a text, it is left out. */
export interface DraftFile {
  readonly file: string;
  readonly text: string | undefined;
}

/** Reads and checks every entity file of a folder and its roles, and drafts in place of their files. */
export async function loadConfigs(
  folder: string,
  drafts: readonly DraftFile[] = [],
): Promise<LoadedConfigs> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  const warnings = await warnAboutFiles(folder, entries ?? []);
  const names = (entries ?? [])
    .map(({ name }) => name)
    .filter((name) => isEntityFile(name) && drafts.every(({ file }) => file !== name));
  const files = [
    ...(await Promise.all(names.sort().map((name) => readConfig(folder, name)))),
    ...drafts.flatMap(({ file, text }) =>
      text === undefined || file === ROLES_FILE
        ? []
        : checkText(folder, { name: file, text, changed: Date.now() }),
    ),
  ];
  if (files.length === 0) {
    const reason = entries ? 'This folder has no entity files.' : 'This folder can’t be read.';
    const problem = { file: folder, line: 1, column: 1, path: '', reason };
    return { configs: [], problems: [problem], warnings, texts: new Map() };
  }
  const configs = files.flatMap(({ checked }) => checked.config ?? []).sort(inNavigationOrder);
  // A file order.json is rejected, so it isn't what fields refer to.
  const targets = [...configs.filter(({ name }) => name !== orderConfig.name), orderConfig];
  const written = await findRoles(folder, entries ?? [], drafts);
  const roles = written && rolesIn(folder, written, configs);
  const texts = files.map(({ file, text }) => [basename(file), text] as const);
  if (written) texts.push([ROLES_FILE, written.broken ? undefined : written.text]);
  return {
    texts: new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))),
    configs: linkReferences(configs, targets),
    roles: roles?.roles,
    problems: [
      ...files.flatMap(({ checked }) => checked.problems),
      ...checkAcrossFiles(files),
      ...checkTargets(files, targets),
      ...(roles?.problems ?? []),
    ],
    warnings: [
      ...warnings,
      ...files.flatMap(({ checked }) => checked.warnings),
      ...warnAboutGroups(files),
      ...warnAboutLabels(files),
      ...(roles?.warnings ?? []),
    ],
  };
}

interface WrittenFile {
  readonly name: string;
  readonly text: string;
  /** When it was last written, in milliseconds. */
  readonly changed: number;
  /** Why the file can’t be read. */
  readonly broken?: Slip | undefined;
}

const readConfig = async (folder: string, name: string) =>
  checkText(folder, await readWritten(folder, name));

async function readWritten(folder: string, name: string): Promise<WrittenFile> {
  const path = join(folder, name);
  try {
    const { size, mtimeMs } = await stat(path);
    const { text, broken } =
      size > MAX_FILE ? { text: '', broken: TOO_LARGE } : decodeText(await readFile(path));
    return { name, text, changed: mtimeMs, broken };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = UNREADABLE[code] ?? `This file can’t be read (${code}).`;
    return { name, text: '', changed: 0, broken: { offset: 0, reason } };
  }
}

function checkText(folder: string, { name, text, changed, broken }: WrittenFile): CheckedFile {
  const file = `${basename(folder)}/${name}`;
  const checked = checkConfig(text, file, basename(name, '.json'), broken && [broken]);
  return { file, changed, checked, text: broken ? undefined : text };
}

/** The file with the roles, or its draft, if there is one. */
async function findRoles(
  folder: string,
  entries: readonly Dirent[],
  drafts: readonly DraftFile[],
): Promise<WrittenFile | undefined> {
  const draft = drafts.find(({ file }) => file === ROLES_FILE);
  if (draft)
    return draft.text === undefined
      ? undefined
      : { name: ROLES_FILE, text: draft.text, changed: Date.now() };
  const isThere = entries.some(({ name }) => name === ROLES_FILE);
  return isThere ? await readWritten(folder, ROLES_FILE) : undefined;
}

function rolesIn(
  folder: string,
  { name, text, broken }: WrittenFile,
  configs: readonly EntityConfig[],
): CheckedRoles {
  return checkRoles(text, `${basename(folder)}/${name}`, configs, broken && [broken]);
}

const TOO_LARGE: Slip = {
  offset: 0,
  reason: 'This file is too large: an entity file can have at most 256 kB.',
};

const UNREADABLE: Readonly<Record<string, string>> = {
  EISDIR: 'This is a folder. Give it a name that doesn’t end in .json.',
  ENOENT: 'This link leads to a file that doesn’t exist. Remove it.',
  ELOOP: 'This link leads back to itself. Remove it.',
  EACCES: 'This file can’t be read, because its permissions don’t allow it.',
};

function inNavigationOrder(a: EntityConfig, b: EntityConfig): number {
  return a.navigation.order - b.navigation.order || a.label.localeCompare(b.label);
}
