import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EntityConfig } from '../entity-config';
import { orderConfig } from '../order-config';
import { linkReferences } from '../references';
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

/** Reads and checks every entity file of a folder, and drafts in place of their files. */
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
      text === undefined ? [] : checkText(folder, file, text, Date.now()),
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
  return {
    texts: new Map(
      files.flatMap(({ file, text }) => (text === undefined ? [] : [[basename(file), text]])),
    ),
    configs: linkReferences(configs, targets),
    problems: [
      ...files.flatMap(({ checked }) => checked.problems),
      ...checkAcrossFiles(files),
      ...checkTargets(files, targets),
    ],
    warnings: [
      ...warnings,
      ...files.flatMap(({ checked }) => checked.warnings),
      ...warnAboutGroups(files),
      ...warnAboutLabels(files),
    ],
  };
}

async function readConfig(folder: string, name: string): Promise<CheckedFile> {
  const path = join(folder, name);
  try {
    const { size, mtimeMs } = await stat(path);
    const { text, broken } =
      size > MAX_FILE ? { text: '', broken: TOO_LARGE } : decodeText(await readFile(path));
    return checkText(folder, name, text, mtimeMs, broken);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = UNREADABLE[code] ?? `This file can’t be read (${code}).`;
    return checkText(folder, name, '', 0, { offset: 0, reason });
  }
}

/** @param broken why the file can’t be read */
function checkText(
  folder: string,
  name: string,
  text: string,
  changed: number,
  broken?: Slip,
): CheckedFile {
  const file = `${basename(folder)}/${name}`;
  const checked = checkConfig(text, file, basename(name, '.json'), broken && [broken]);
  return { file, changed, checked, text: broken ? undefined : text };
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
