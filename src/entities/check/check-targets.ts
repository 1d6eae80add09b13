import { basename } from 'node:path';
import { type FieldConfig, modelOf } from '../../field-types';
import { type EntityConfig, fieldOf } from '../entity-config';
import { handWritten } from '../hand-written';
import { type CheckedFile, TOGETHER } from './check-across-files';
import type { ConfigProblem } from './config-problem';
import { nearestName } from './nearest-name';
import { valueAt } from './schema-at';
import { isTakenScreen } from './taken-paths';
import { uniqueBy } from './unique-by';

/** Finds fields that refer to an entity, or a field of it, that isn't among `configs`. */
export function checkTargets(
  files: readonly CheckedFile[],
  configs: readonly EntityConfig[],
): ConfigProblem[] {
  // An entity whose file has problems is not among `configs`, but it isn't missing.
  const broken = files
    .filter(({ checked }) => !checked.config)
    .map(({ file }) => basename(file, '.json'));
  const found = files.flatMap(({ file, changed, checked: { fields, locate } }) =>
    fields.flatMap(({ field, path }): WrongReference[] => {
      const { entity, key, copies, writtenAs = [] } = modelOf(field).refersTo?.(field) ?? {};
      if (entity === undefined || broken.includes(entity)) return [];
      const other = configs.find(({ name }) => name === entity);
      const [entityPath, keyPath] = writtenAs.map((key) => [...path, ...key.split('.')]);
      if (!other)
        return [{ problem: locate({ path: entityPath ?? [], ...unknownEntity(entity, configs) }) }];
      const wrong = key !== undefined && wrongKey(key, other, copies ? hasChoices : identifies);
      if (!wrong) return [];
      const { reason, hint, suggestion } = wrong;
      const problem = locate({ path: keyPath ?? [], reason: reason + hint, suggestion });
      const changedSince = files.find(({ checked }) => checked.config === other);
      if (!changedSince || changedSince.changed - changed <= TOGETHER) return [{ problem }];
      const place = `${basename(file)}, line ${problem.line},`;
      return [{ problem, cause: { file: changedSince, key, place, reason } }];
    }),
  );
  return uniqueBy(
    found.map(({ problem, cause }) => (cause ? inCause(cause, found) : problem)),
    (problem) => `${problem.file} ${problem.path} ${problem.reason}`,
  ).concat(cyclesIn(files, configs));
}

/** Warns about entities whose rows other screens refer to by a title that doesn't tell them apart. */
export function warnAboutTitles(files: readonly CheckedFile[]): ConfigProblem[] {
  const configs = files.flatMap(({ checked }) => checked.config ?? []);
  const references = configs.flatMap(({ fields }) =>
    fields.flatMap((field) => modelOf(field).refersTo?.(field) ?? []),
  );
  return files.flatMap(({ checked: { config, locate, value } }) => {
    const first = config?.columns[0]?.field;
    const isShown = references.some(({ entity, copies }) => entity === config?.name && !copies);
    if (!config || !isShown || !first || saysWhat(fieldOf(config, first))) return [];
    const list = valueAt(value, ['columns']) ? 'columns' : 'fields';
    const reason = `Other screens show ${config.labelPlural} by their first column, but "${first}" doesn’t say what they are. Put another one first.`;
    return [locate({ path: [list, 0], reason })];
  });
}

/** Warns about links in rows that lead to no screen. */
export function warnAboutLinks(files: readonly CheckedFile[]): ConfigProblem[] {
  const own = files.flatMap(({ checked }) => checked.config?.route ?? []);
  const routes = [...own, ...handWritten.map((name) => `/${name}`)];
  // While a file has problems, it is unknown which screen it makes.
  if (files.some(({ checked }) => !checked.config)) return [];
  return files.flatMap(({ checked: { config, locate } }) =>
    (config?.links ?? []).flatMap(({ to }, index) => {
      const [route = ''] = to.split('?');
      if (routes.includes(route) || isTakenScreen(route)) return [];
      const meant = nearestName(route, routes);
      const suggestion = meant && to.replace(route, meant);
      const reason = `There is no screen ${route}.`;
      return [locate({ path: ['links', index, 'to'], reason, suggestion })];
    }),
  );
}

interface WrongReference {
  /** Where the reference is. */
  readonly problem: ConfigProblem;
  /** The change that has made it wrong. */
  readonly cause?: Cause;
}

interface Cause {
  readonly file: CheckedFile;
  readonly key: string;
  /** The reference, in words. */
  readonly place: string;
  readonly reason: string;
}

/** The problem in the file that was changed, with all references that it made wrong. */
function inCause({ file, key, reason }: Cause, all: readonly WrongReference[]): ConfigProblem {
  const places = all.flatMap(({ cause }) =>
    cause?.file === file && cause.key === key ? cause.place : [],
  );
  const { checked } = file;
  const fields = checked.config?.fields ?? [];
  const at = [
    fields.findIndex(({ name }) => name === key),
    fields.findIndex(({ was }) => was === key),
  ].find((index) => index >= 0);
  const [refer, them] = places.length > 1 ? ['refer', 'them'] : ['refers', 'it'];
  return checked.locate({
    path: at === undefined ? ['fields'] : ['fields', at, 'name'],
    reason: `${places.join(' and ')} ${refer} to "${key}". ${reason} Change ${them} there, or undo the change here.`,
  });
}

/** Finds entities that can never get a first row, because they require rows of each other in a cycle. */
function cyclesIn(
  files: readonly CheckedFile[],
  configs: readonly EntityConfig[],
): ConfigProblem[] {
  const needs = new Map(configs.map((config) => [config.name, neededBy(config)]));
  const reported = new Set<string>();
  return files.flatMap(({ checked: { config, locate } }) => {
    if (!config || reported.has(config.name)) return [];
    const cycle = pathBack(config.name, needs) ?? [];
    const [first] = cycle;
    if (!first) return [];
    const names = cycle.map(({ to }) => to);
    for (const name of names) reported.add(name);
    const all = [config.name, ...names].join(' → ');
    const reason = `No first row could be added, because each needs another one: ${all}. Remove "required" from one of these references.`;
    return [locate({ path: ['fields', first.index, 'required'], reason })];
  });
}

/** A required reference: a row can't be added without a row of the other entity. */
interface Need {
  readonly to: string;
  readonly index: number;
}

function neededBy({ fields, actions }: EntityConfig): Need[] {
  if (!actions.add) return [];
  return fields.flatMap((field, index) => {
    const to = modelOf(field).refersTo?.(field)?.entity;
    return to !== undefined && field.required && !field.showIf ? [{ to, index }] : [];
  });
}

/** The needs that lead from an entity back to it. */
function pathBack(
  name: string,
  needs: ReadonlyMap<string, readonly Need[]>,
  from = name,
  seen = new Set<string>(),
): Need[] | undefined {
  for (const need of needs.get(from) ?? []) {
    if (need.to === name) return [need];
    const rest = seen.has(need.to) ? undefined : pathBack(name, needs, need.to, seen.add(need.to));
    if (rest) return [need, ...rest];
  }
  return undefined;
}

/** Says why a field can't be referred to; false if it can. */
type Judge = (field: FieldConfig, rows: string) => string | false;

const identifies: Judge = (field, rows) =>
  (modelOf(field).storage(field).encrypted === true &&
    `"${field.name}" can’t identify ${rows}, because it is stored encrypted.`) ||
  (!field.unique && `"${field.name}" can’t identify ${rows}, because it is not unique.`);

const hasChoices: Judge = (field) =>
  (!saysWhat(field) || modelOf(field).refersTo?.(field) !== undefined) &&
  `The values of "${field.name}" can’t be choices.`;

/** Whether a field's values tell people which row they see, unlike yes or no, paths, secrets or ids of other rows. */
function saysWhat(field: FieldConfig): boolean {
  const model = modelOf(field);
  const reference = model.refersTo?.(field);
  const isId = reference !== undefined && !reference.copies;
  return field.type !== 'boolean' && model.filter !== 'presence' && !isId;
}

/** People may have written what they read on the screen. */
const isLabel = (written: string, ...labels: readonly string[]) =>
  labels.some((label) => label.toLowerCase() === written.toLowerCase());

function wrongKey(key: string, { fields, labelPlural }: EntityConfig, judge: Judge) {
  const found = fields.find(({ name }) => name === key);
  if (key === 'id' && !found && judge === identifies)
    return { reason: 'Without "key", rows are referred to by their id.', hint: ' Remove "key".' };
  const reason = found ? judge(found, labelPlural) : `${labelPlural} have no field "${key}".`;
  if (!reason) return undefined;
  const right = fields.filter((field) => !judge(field, labelPlural));
  const names = right.map(({ name }) => name);
  const hint = names.length > 0 ? ` Use one of: ${names.join(', ')}.` : ' Remove "key".';
  const meant = right.find(({ label }) => isLabel(key, label))?.name;
  return { reason, hint, suggestion: meant ?? nearestName(key, names) };
}

/** The entity whose label was written in place of its name. */
export const labelledEntity = (written: string, configs: readonly EntityConfig[]) =>
  configs.find(({ label, labelPlural }) => isLabel(written, label, labelPlural))?.name;

function unknownEntity(written: string, configs: readonly EntityConfig[]) {
  const names = configs.map(({ name }) => name);
  const suggestion = labelledEntity(written, configs) ?? nearestName(written, names);
  const hint = suggestion ? '' : ` The entities are: ${names.join(', ')}.`;
  return { reason: `There is no entity "${written}".${hint}`, suggestion };
}
