import { isRecord } from '../../common/is-record';
import type { FieldConfig } from '../../field-types';
import { entityFileSchema } from '../config-schema';
import { brokenBounds } from '../dependent-bounds';
import type { Path } from '../edit-text';
import type { EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { ROLES } from '../roles/roles';
import { newRow } from '../row-schema';
import { SHARED, useIn, withSharedFields } from '../shared-fields';
import { brokenDefault, checkFile } from './check-file';
import { type CheckedSharedFields, unknownFields } from './check-shared-fields';
import {
  type ConfigProblem,
  MOST_PROBLEMS,
  type ProblemAtPath,
  type ProblemPath,
  pathText,
} from './config-problem';
import { inOrder, locatedJson } from './located-json';
import { nearestName } from './nearest-name';
import { inNewWords, oldWords } from './old-words';
import { readField } from './read-field';
import { checkFileName } from './rules/check-names';
import { checkViews } from './rules/check-views';
import { dependsOnDays } from './rules/passing-days';
import { repeatedKeys } from './rules/repeated-keys';
import { findAll, namesAt } from './rules/written-file';
import { valueAt } from './schema-at';
import type { Slip } from './syntax/slip';

/** A checked entity file: its config, or everything that is wrong with it. */
export interface CheckedConfig {
  /** The parsed text, with the shared fields; undefined if it isn’t JSON. */
  readonly value: unknown;
  /** The names of the shared fields that it uses. */
  readonly usedFields: readonly string[];
  /** The fields that are in the right format, even if other parts of the file have problems. */
  readonly fields: readonly ReadableField[];
  readonly config?: EntityConfig | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
}

interface CheckOptions {
  /** Why the text isn't JSON. */
  readonly slips?: readonly Slip[] | undefined;
  readonly shared?: CheckedSharedFields | undefined;
}

/**
 * Checks the text of an entity file.
 * @param file the path shown in problems
 * @param name the entity's name, which is the file's without `.json`
 */
export function checkConfig(
  text: string,
  file: string,
  name: string,
  { slips, shared }: CheckOptions = {},
): CheckedConfig {
  const json = locatedJson(text, file, slips);
  const { tree, locate, isApart } = json;
  if (!tree) return { ...UNREAD, problems: json.problems, locate };

  const elsewhere = meantFile(name, json.value);
  if (elsewhere) return { ...UNREAD, problems: [locate(elsewhere)], locate };

  const old = oldWords(json.value, name, shared?.fields);
  const current: unknown =
    old.length > 0 ? JSON.parse(inNewWords(json.source, name, shared?.fields)) : json.value;
  const value = shared ? withSharedFields(current, shared.fields) : current;
  const uses = findAll(current, 'fields[]').map((entry) => useIn(entry.value));
  const fields = readableFields(value).filter(({ path }) => isApart({ path, reason: '' }));

  const found = checkFile(value);
  const unknown = unknownFields(value, shared);
  const inFile = [
    ...checkFileName(name),
    ...repeatedKeys(tree),
    ...old,
    ...unknown,
    ...withoutRepeats(found.problems, { old, unknown, uses, shared }),
  ].slice(0, MOST_PROBLEMS);
  const inViews = inFile.length > 0 ? checkReadableViews(name, value, inFile) : [];
  const apart = [...inFile.filter(firstInCopy(value)), ...inViews].filter(isApart);
  const problems = inOrder([...json.problems, ...apart.map(locate)]);
  if (json.problems.length > 0) return { ...UNREAD, fields, problems, locate };

  // A warning can follow from a problem, such as a misspelt key.
  const own = found.warnings.filter((one) => !isWarningOfShared(one, uses, shared));
  const warnings = problems.length > 0 ? [] : inOrder(own.map(locate));
  const usedFields = uses.flatMap((use) => use?.name ?? []);
  const checked = { value, usedFields, fields, problems, warnings, locate };
  if (problems.length > 0 || !found.file) return checked;

  // Views and the defaults of a new row can only be checked in a config without problems.
  const config = resolveConfig(name, found.file);
  const inConfig = [...checkViews(found.file, config), ...checkNewRow(config)];
  return inConfig.length > 0
    ? { ...checked, problems: inConfig.map(locate) }
    : { ...checked, config };
}

/** Finds a roles or shared-fields file whose name is misspelt. */
function meantFile(name: string, written: unknown): ProblemAtPath | undefined {
  const meant = nearestName(name, [ROLES, SHARED], 2);
  if (!meant || !isRecord(written) || 'label' in written || 'fields' in written) return undefined;
  const reason = `This isn’t an entity: it has no "label" and no "fields". Rename it to ${meant}.json.`;
  return { path: [], reason };
}

/** The result for a file that isn’t JSON. */
const UNREAD = { value: undefined, usedFields: [], fields: [], warnings: [] };

/** What has already been reported, which a problem of the file can repeat. */
interface Reported {
  readonly old: readonly ProblemAtPath[];
  readonly unknown: readonly ProblemAtPath[];
  readonly uses: Uses;
  readonly shared: CheckedSharedFields | undefined;
}

/** The shared fields that a file uses, by their positions among its fields. */
type Uses = readonly ReturnType<typeof useIn>[];

/** Leaves out problems that are reported elsewhere, or that follow from others. */
function withoutRepeats(
  found: readonly ProblemAtPath[],
  { old, unknown, uses, shared }: Reported,
): ProblemAtPath[] {
  return found.filter(
    (one) =>
      !isProblemOfShared(one, uses, shared) &&
      !isInUnknownField(one, unknown) &&
      !isReportedAsOld(one, old) &&
      !followsFromUnknownName(one, found),
  );
}

const sharedUseAt = ([key, index]: ProblemPath, uses: Uses) =>
  key === 'fields' ? uses[Number(index)] : undefined;

/** Whether the shared file has the problem: it is about what this file doesn’t change. */
function isProblemOfShared(
  { path }: ProblemAtPath,
  uses: Uses,
  shared: CheckedSharedFields | undefined,
): boolean {
  const use = sharedUseAt(path, uses);
  if (!use || !shared) return false;
  const isBroken = !shared.broken || shared.broken.has(use.name);
  return isBroken && !Object.hasOwn(use.changes, String(path[2]));
}

function isWarningOfShared(
  { path, reason }: ProblemAtPath,
  uses: Uses,
  shared: CheckedSharedFields | undefined,
): boolean {
  const there = pathText([sharedUseAt(path, uses)?.name ?? '', ...path.slice(2)]);
  return shared?.warnings.some((one) => one.path === there && one.reason === reason) ?? false;
}

const isInUnknownField = ({ path }: ProblemAtPath, unknown: readonly ProblemAtPath[]) =>
  unknown.some((one) => one.path[0] === path[0] && one.path[1] === path[1]);

/** An old key without one new form is also unknown to the schema. */
const isReportedAsOld = ({ path, atKey }: ProblemAtPath, old: readonly ProblemAtPath[]) =>
  atKey && old.some((one) => one.path[0] === path[0] && one.path.at(-1) === path.at(-1));

/** Whether a problem is with a condition on a field that doesn’t exist. */
const followsFromUnknownName = (problem: ProblemAtPath, found: readonly ProblemAtPath[]) =>
  found.some(
    (one) =>
      one !== problem &&
      one.atKey &&
      one.path.at(-2) === 'showIf' &&
      one.path.every((key, index) => key === problem.path[index]),
  );

interface ReadableField {
  readonly field: FieldConfig;
  readonly path: Path;
}

function readableFields(file: unknown): ReadableField[] {
  return findAll(file, 'fields[]').flatMap(({ value, path }) => {
    const field = readField(value);
    return field ? { field, path } : [];
  });
}

/** Checks the views of a file with problems, except for views of the parts that have them. */
function checkReadableViews(
  name: string,
  file: unknown,
  problems: readonly ProblemAtPath[],
): ProblemAtPath[] {
  const isWrong = (...start: ProblemPath) =>
    problems.some(({ path }) => start.every((key, index) => path[index] === key));
  const items = (key: string) =>
    findAll(file, `${key}[]`).map(({ value, path }) => (isWrong(...path) ? undefined : value));
  const fields = items('fields').filter((field) => field !== undefined);
  const known = namesAt({ fields }, 'fields[].name').map((field) => field.name);
  const named = ['columns[]', 'columns[].field'].flatMap((pattern) => namesAt(file, pattern));
  const areKnown =
    !isWrong('fields') && !isWrong('columns') && named.every((one) => known.includes(one.name));
  const columns = areKnown ? valueAt(file, ['columns']) : undefined;
  const views = items('views').map((view, index) => view ?? { name: `View ${index}` });
  const { data } = entityFileSchema.safeParse({ label: 'Entity', fields, columns, views });
  if (!data) return [];
  return checkViews(data, resolveConfig(name, data)).filter(
    ({ path, atKey }) => areKnown || (path[2] === 'filter' && !atKey),
  );
}

/** Checks the defaults against bounds that depend on other defaults, except for bounds that depend on the day. */
function checkNewRow(config: EntityConfig): ProblemAtPath[] {
  const row = newRow(config, {});
  return config.fields.flatMap((field, index) =>
    dependsOnDays(config, field)
      ? []
      : brokenBounds(config, field, row).map((message) =>
          brokenDefault(['fields', index], message),
        ),
  );
}

/** Keeps only the first problem of an entry that was pasted twice: all its names then occur twice. */
function firstInCopy(file: unknown): (problem: ProblemAtPath) => boolean {
  const copies = new Set<string>();
  return ({ path }) => {
    const end = path.findIndex((key, index) => {
      const list = valueAt(file, path.slice(0, index));
      const texts = Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
      return typeof key === 'number' && texts.indexOf(texts[key] ?? '') < key;
    });
    const copy = pathText(path.slice(0, end + 1));
    const isKnown = end !== -1 && copies.has(copy);
    copies.add(copy);
    return !isKnown;
  };
}
