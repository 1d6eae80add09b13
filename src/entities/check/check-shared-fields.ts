import { isRecord } from '../../common/is-record';
import { SHARED_FILE, type SharedFields, useIn } from '../shared-fields';
import { checkFile } from './check-file';
import type { ConfigProblem, ProblemAtPath } from './config-problem';
import { renaming } from './explain-issue';
import { inOrder, locatedJson } from './located-json';
import { nearestName } from './nearest-name';
import { repeatedKeys } from './rules/repeated-keys';
import { findAll } from './rules/written-file';
import type { Slip } from './syntax/slip';

/** The shared fields, and what is wrong with them. */
export interface CheckedSharedFields {
  readonly fields: SharedFields;
  /** The names of fields with problems; undefined if they are unknown, because the text isn’t JSON. */
  readonly broken: ReadonlySet<string> | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
}

const EXAMPLE = '{ "metaTitle": { "type": "text", "max": 255 } }';

/**
 * Checks the text of `shared-fields.json`.
 * @param file the path shown in problems
 * @param slips why the text isn't JSON
 */
export function checkSharedFields(
  text: string,
  file: string,
  slips?: readonly Slip[],
): CheckedSharedFields {
  const json = locatedJson(text, file, slips);
  const { tree, value, problems: notJson, locate, isApart } = json;
  const unread = { fields: {}, broken: undefined, warnings: [], locate };
  if (!tree) return { ...unread, problems: notJson };
  const { $schema: _, ...fields } = isRecord(value) ? value : {};
  const names = Object.keys(fields);
  if (names.length === 0) {
    const reason = 'Must be an object in { } with a key for each field.';
    const problems = [locate({ path: [], reason, example: EXAMPLE })];
    return { fields, broken: new Set(), problems, warnings: [], locate };
  }
  const found = problemsIn(fields);
  const broken = new Set(found.problems.map(({ path }) => String(path[0])));
  const clear = [...repeatedKeys(tree), ...found.problems].filter(isApart);
  const problems = inOrder([...notJson, ...clear.map(locate)]);
  if (notJson.length > 0) return { ...unread, problems };
  const warnings = problems.length > 0 ? [] : inOrder(found.warnings.map(locate));
  return { fields, broken, problems, warnings, locate };
}

/** Checks the fields as if one entity had them all. */
function problemsIn(shared: SharedFields) {
  const names = Object.keys(shared);
  const fields = Object.entries(shared).map(([name, field]) =>
    isRecord(field) ? { ...field, name } : field,
  );
  // Whether the fields that they refer to exist depends on the entity.
  const isAlone = (key: string, value: unknown) =>
    key !== 'showIf' && !(isRecord(value) && 'by' in value);
  const alone = fields.map((field) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).filter((entry) => isAlone(...entry)))
      : field,
  );
  const label = 'Shared Field';
  const found = checkFile({ label, fields }, { label, fields: alone });
  const here = (one: ProblemAtPath): ProblemAtPath => {
    const [, index, ...rest] = one.path;
    const name = names[Number(index)] ?? '';
    const isName = rest.join() === 'name';
    const path = isName ? [name] : [name, ...rest];
    const fix = one.fix && one.suggestion ? renaming(path, one.suggestion) : undefined;
    return { ...one, path, atKey: isName || one.atKey, fix };
  };
  const named = names
    .filter((name) => isRecord(shared[name]) && 'name' in shared[name])
    .map((name) => ({
      path: [name, 'name'],
      atKey: true,
      reason: `The key "${name}" is the name of the field. Remove "name".`,
    }));
  return { problems: [...named, ...found.problems.map(here)], warnings: found.warnings.map(here) };
}

/** Finds names in `fields` that no shared field has, perhaps because there is no file with shared fields. */
export function unknownFields(file: unknown, shared: CheckedSharedFields | undefined) {
  const names = Object.keys(shared?.fields ?? {});
  return findAll(file, 'fields[]').flatMap(({ value, path }): ProblemAtPath[] => {
    const use = useIn(value);
    if (!use || (shared && (!shared.broken || names.length === 0))) return [];
    const suggestion = nearestName(use.name, names);
    const known = shared
      ? ` The shared fields are: ${names.join(', ')}.`
      : ` There is no ${SHARED_FILE} beside this file. Write the field as an object.`;
    const hint = suggestion ? '' : known;
    const reason = `There is no shared field "${use.name}".${hint}`;
    return [{ path: typeof value === 'string' ? path : [...path, 'field'], reason, suggestion }];
  });
}

/** Warns about shared fields that no entity uses. */
export function warnAboutUnused(
  { fields, locate }: CheckedSharedFields,
  used: readonly string[],
): ConfigProblem[] {
  return Object.keys(fields)
    .filter((name) => !used.includes(name))
    .map((name) => locate({ path: [name], atKey: true, reason: `No entity uses "${name}".` }));
}
