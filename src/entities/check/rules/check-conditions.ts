import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import type { Path } from '../../edit-text';
import { CONDITIONS, DEPENDENT_KEYS } from '../../field-name-paths';
import type { ProblemAtPath } from '../config-problem';
import { excludeEachOther, neverHolds, notAnOption } from './condition-values';
import { type Field, findAll, type WrittenField } from './written-file';

type Fields = ReadonlyMap<unknown, Field>;

/** Checks the conditions of a file: that fields can have the values, and that there are no cycles. */
export function checkConditions(file: unknown, fields: readonly WrittenField[]): ProblemAtPath[] {
  const named: Fields = new Map(fields.map(({ value }) => [value.name, value]));
  const inCycles: unknown[] = [];
  const ofFields = fields.flatMap(({ value, path }): ProblemAtPath[] => {
    const { name, showIf } = value;
    const dependent = DEPENDENT_KEYS.flatMap((key) =>
      checkDependent(name, value[key], [...path, key], named),
    );
    const at = [...path, 'showIf'];
    const back = Object.keys(Object(showIf)).find(
      (by) => by === name || dependsOn(named, by, name),
    );
    if (back === undefined) return [...dependent, ...checkCondition(showIf, at, named)];
    const isReported = inCycles.some(
      (one) => dependsOn(named, one, name) && dependsOn(named, name, one),
    );
    inCycles.push(name);
    const reason = 'The field would depend on itself, so it would never be shown.';
    return isReported ? dependent : [...dependent, { path: [...at, back], atKey: true, reason }];
  });
  const ofTags = findAll(file, 'columns[].tag.showIf').flatMap(({ value, path }) =>
    checkCondition(value, path, named),
  );
  return [...ofFields, ...ofTags];
}

function dependsOn(
  fields: Fields,
  field: unknown,
  name: unknown,
  seen = new Set<string>(),
): boolean {
  return Object.keys(Object(fields.get(field)?.showIf)).some(
    (by) => by === name || (!seen.has(by) && dependsOn(fields, by, name, seen.add(by))),
  );
}

/** Checks a key that depends on each value of the field `by`. */
function checkDependent(name: unknown, written: unknown, path: Path, fields: Fields) {
  const { by, ...ways } = isRecord(written) ? written : {};
  if (by === undefined) return [];
  if (by === name)
    return [{ path: [...path, 'by'], reason: 'A field’s "by" can’t name the field itself.' }];
  return Object.keys(ways).flatMap((key) =>
    notAnOption(by, fields.get(by), key).map(
      (why): ProblemAtPath => ({ ...why, path: [...path, key], atKey: true }),
    ),
  );
}

function checkCondition(showIf: unknown, path: Path, fields: Fields): ProblemAtPath[] {
  const meant = meantCondition(showIf, fields);
  if (meant) {
    const reason = 'The key must be the name of the field.';
    return [{ path, reason, example: `"showIf": ${JSON.stringify(meant)}` }];
  }
  if (!isRecord(showIf)) return [];
  const never = Object.entries(showIf).flatMap(([by, wanted]) => {
    const field = fields.get(by);
    const problems = field ? neverHolds(by, field, wanted) : [];
    return problems.map((why) => ({ ...why, path: [...path, by, ...(why.path ?? [])] }));
  });
  return never.length > 0 ? never : checkTogether(showIf, path, fields);
}

/** Finds `"filled"` and `"empty"` where they are compared as texts, but were probably meant as conditions. */
export function warnAboutConditions(
  file: unknown,
  fields: readonly WrittenField[],
): ProblemAtPath[] {
  const withOptions = fields.filter(({ value }) => value.type === 'select');
  const isOption = (by: string) => withOptions.some(({ value }) => value.name === by);
  return CONDITIONS.flatMap((pattern) =>
    findAll(file, pattern).flatMap(({ value, path }) =>
      Object.entries(isRecord(value) ? value : {}).flatMap(([by, wanted]) => {
        const is = plainText(wanted).toLowerCase();
        if (typeof wanted !== 'string' || !/^(filled|empty)$/.test(is) || isOption(by)) return [];
        const reason = `This asks whether "${by}" is the text ${JSON.stringify(wanted)}.`;
        const example = `"showIf": ${JSON.stringify({ ...Object(value), [by]: { is } })}`;
        return [{ path: [...path, by], reason, example }];
      }),
    ),
  );
}

/** What a condition asks of a field, itself or by the condition of another field that it names. */
interface Demand {
  readonly name: string;
  readonly wanted: unknown;
  readonly by?: string | undefined;
}

/** Finds two demands that no row can fulfil. */
function checkTogether(showIf: Field, path: Path, fields: Fields): ProblemAtPath[] {
  const demands = demandsOf(showIf, fields);
  for (const [index, one] of demands.entries()) {
    const other = demands
      .slice(0, index)
      .find(({ name, wanted }) => name === one.name && excludeEachOther(wanted, one.wanted));
    if (!other) continue;
    const [first, second] = [other, one].map(
      ({ wanted, by }) => `${JSON.stringify(wanted)} ${by ? `for "${by}"` : 'here'}`,
    );
    return [
      { path, reason: `This never holds: "${one.name}" would have to be ${first} and ${second}.` },
    ];
  }
  return [];
}

function demandsOf(
  showIf: unknown,
  fields: Fields,
  by?: string,
  seen = new Set<string>(),
): Demand[] {
  return Object.entries(isRecord(showIf) ? showIf : {}).flatMap(([name, wanted]) => {
    const demand = { name, wanted, by };
    if (seen.has(name)) return [demand];
    return [demand, ...demandsOf(fields.get(name)?.showIf, fields, name, seen.add(name))];
  });
}

/** The condition that other tools write as `{ "field": "stage", "value": "lost" }`. */
export function meantCondition(
  showIf: unknown,
  fields: { readonly has: (name: unknown) => boolean },
): object | undefined {
  const [[key, by] = [], [other, wanted] = []] = isRecord(showIf) ? Object.entries(showIf) : [];
  const isMeant = !fields.has(key) && !fields.has(other) && fields.has(by) && other !== undefined;
  return isMeant ? { [String(by)]: wanted } : undefined;
}
