import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EntityConfig } from '../entity-config';
import { orderConfig } from '../order-config';
import { linkReferences } from '../references';
import { checkRoles } from '../roles/check-roles';
import { ROLES_FILE, type Roles } from '../roles/roles';
import { SHARED_FILE } from '../shared-fields';
import { MAX_FILE } from '../wire/studio';
import { type CheckedFile, checkAcrossFiles } from './check-across-files';
import { checkConfig } from './check-config';
import {
  type CheckedSharedFields,
  checkSharedFields,
  warnAboutUnused,
} from './check-shared-fields';
import { checkTargets, warnAboutLinks, warnAboutTitles } from './check-targets';
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
  /** What works but is probably a mistake. */
  readonly warnings: ConfigProblem[];
  /** The checked texts by file name, without files that can’t be read. */
  readonly fileTexts: ReadonlyMap<string, string>;
}

/** An entity file that is not in the folder, or not in this form; without a text, it is left out. */
export interface DraftFile {
  readonly file: string;
  readonly text: string | undefined;
}

/** Reads and checks the entity files, shared fields and roles of a folder. Drafts replace their files. */
export async function loadConfigs(
  folder: string,
  drafts: readonly DraftFile[] = [],
): Promise<LoadedConfigs> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  const warnings = await warnAboutFiles(folder, entries ?? []);
  const names = (entries ?? [])
    .map(({ name }) => name)
    .filter((name) => isEntityFile(name) && drafts.every(({ file }) => file !== name));
  const placeOf = (name: string) => `${basename(folder)}/${name}`;
  const besides = (name: string) => findBeside(folder, name, entries ?? [], drafts);
  const writtenFields = await besides(SHARED_FILE);
  const shared =
    writtenFields &&
    checkSharedFields(writtenFields.text, placeOf(SHARED_FILE), writtenFields.slips);
  const written = [
    ...(await Promise.all(names.sort().map((name) => readWritten(folder, name)))),
    ...drafts.flatMap(({ file, text }) =>
      text === undefined || !isEntityFile(file) ? [] : { name: file, text, changed: Date.now() },
    ),
  ];
  const files = written.map((one) => checkText(placeOf(one.name), one, shared));
  if (files.length === 0) {
    const reason = entries ? 'This folder has no entity files.' : 'This folder can’t be read.';
    const problem = { file: folder, line: 1, column: 1, path: '', reason };
    return { configs: [], problems: [problem], warnings, fileTexts: new Map() };
  }
  const configs = files.flatMap(({ checked }) => checked.config ?? []).sort(inNavigationOrder);
  // A file order.json is rejected, so fields can't refer to it.
  const targets = [...configs.filter(({ name }) => name !== orderConfig.name), orderConfig];
  const writtenRoles = await besides(ROLES_FILE);
  const roles =
    writtenRoles &&
    checkRoles(writtenRoles.text, placeOf(ROLES_FILE), configs, {
      slips: writtenRoles.slips,
      brokenScreens: files
        .filter(({ checked }) => !checked.config)
        .map(({ file }) => basename(file, '.json')),
    });
  const readTexts = files.map(({ file, text }) => [basename(file), text] as const);
  for (const one of [writtenFields, writtenRoles])
    if (one) readTexts.push([one.name, one.slips ? undefined : one.text]);
  return {
    fileTexts: new Map(
      readTexts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
    ),
    configs: linkReferences(configs, targets),
    roles: roles?.roles,
    problems: [
      ...(shared?.problems ?? []),
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
      ...warnAboutTitles(files),
      ...warnAboutLinks(files),
      ...(shared ? [...shared.warnings, ...unused(files, shared)] : []),
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
  readonly slips?: readonly Slip[] | undefined;
}

async function readWritten(folder: string, name: string): Promise<WrittenFile> {
  const path = join(folder, name);
  try {
    const { size, mtimeMs } = await stat(path);
    const { text, broken } =
      size > MAX_FILE ? { text: '', broken: TOO_LARGE } : decodeText(await readFile(path));
    return { name, text, changed: mtimeMs, slips: broken && [broken] };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = UNREADABLE[code] ?? `This file can’t be read (${code}).`;
    return { name, text: '', changed: 0, slips: [{ offset: 0, reason }] };
  }
}

function checkText(
  file: string,
  { name, text, changed, slips }: WrittenFile,
  shared: CheckedSharedFields | undefined,
): CheckedFile {
  const checked = checkConfig(text, file, basename(name, '.json'), { slips, shared });
  return { file, changed, checked, text: slips ? undefined : text };
}

/** A file beside the entities, or its draft, if there is one. */
async function findBeside(
  folder: string,
  name: string,
  entries: readonly Dirent[],
  drafts: readonly DraftFile[],
): Promise<WrittenFile | undefined> {
  const draft = drafts.find(({ file }) => file === name);
  if (draft)
    return draft.text === undefined ? undefined : { name, text: draft.text, changed: Date.now() };
  const isThere = entries.some((entry) => entry.name === name);
  return isThere ? await readWritten(folder, name) : undefined;
}

function unused(
  files: readonly CheckedFile[],
  shared: CheckedSharedFields,
): readonly ConfigProblem[] {
  // It is unknown what a file that isn’t JSON uses, and what a misspelt name means.
  const isUnknown = (name: string) => !Object.hasOwn(shared.fields, name);
  if (files.some(({ checked }) => !checked.value || checked.usedFields.some(isUnknown))) return [];
  return warnAboutUnused(
    shared,
    files.flatMap(({ checked }) => checked.usedFields),
  );
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
