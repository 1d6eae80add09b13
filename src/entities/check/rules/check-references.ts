import { isRecord } from '../../../common/is-record';
import { plainText } from '../../../common/plain-text';
import { FIELD_NAME } from '../../../field-types/field-name';
import { actionNames } from '../../entity-config';
import { DEFAULT_ACTIONS } from '../../entity-defaults';
import { ADDRESSES, CONDITIONS, FIELD_LISTS, REFERENCES } from '../../field-name-paths';
import { defaultLabel } from '../../resolve-config';
import { MOST_PROBLEMS, type ProblemAtPath, pathText } from '../config-problem';
import { nearestName } from '../nearest-name';
import { valueAt } from '../schema-at';
import { uniqueBy } from '../unique-by';
import { checkConditions, meantCondition, warnAboutConditions } from './check-conditions';
import { checkEarlierName, checkFieldName, repeated } from './check-names';
import { checkDefaultOption, checkOptionLabels } from './check-options';
import { checkTemplate, placeholdersIn, warnAboutTexts } from './check-texts';
import { fieldProblems, fieldWarnings, needsValue } from './field-rules';
import {
  fieldsOf,
  findAll,
  namesAt,
  type Reference,
  referencesAt,
  sortOf,
  type WrittenField,
} from './written-file';

/** Other lists in which nothing may occur twice. */
const OTHER_LISTS: typeof FIELD_LISTS = [
  ['field', 'fields[].name'],
  ['earlier name', 'fields[].was'],
  ['section', 'form[].label'],
  ['view', 'views[].name'],
  ['link', 'links[].label'],
];

/**
 * Checks that the names in an entity file match each other. `file` is the parsed JSON of any shape:
 * whatever the schema rejects is skipped here, so that both can report together.
 */
export function checkReferences(file: unknown): {
  readonly problems: ProblemAtPath[];
  readonly warnings: ProblemAtPath[];
} {
  const fields = fieldsOf(file);
  const names = namesAt(file, 'fields[].name');
  const known = names.map(({ name }) => name);
  const all = new Set<unknown>(known);
  const addresses = ADDRESSES.flatMap((path) => namesAt(file, path));
  const conditions = CONDITIONS.flatMap((path) => findAll(file, path));
  const references = [
    ...REFERENCES.flatMap((pattern) => referencesAt(file, pattern)),
    ...addresses.flatMap(placeholdersIn),
    ...conditions.flatMap(({ value, path }) =>
      Object.keys(isRecord(value) && !meantCondition(value, all) ? value : {}).map((name) => ({
        name,
        path: [...path, name],
        atKey: true,
      })),
    ),
  ];
  const problems = [
    ...names.flatMap(checkFieldName),
    ...namesAt(file, 'fields[].was').flatMap(checkEarlierName),
    ...[...OTHER_LISTS, ...FIELD_LISTS].flatMap(([what, ...patterns]) =>
      repeated(inListOrder(patterns.flatMap((pattern) => namesAt(file, pattern))), what),
    ),
    ...fields.flatMap((field) => [
      ...repeated(namesAt(field.value, 'options[].value', field.path), 'value'),
      ...repeated(namesAt(field.value, 'options[].label', field.path), 'option'),
      ...checkDefaultOption(field),
      ...checkOptionLabels(field),
    ]),
    ...(areNamed(file) ? checkKnown(references, fields) : []),
    ...addresses.flatMap((address) => checkTemplate(address, known)),
    ...checkForm(file, fields),
    ...fieldProblems(file, fields),
    ...checkConditions(file, fields),
  ];
  const warnings = [
    ...repeated(namesAt(file, 'fields[].label'), 'label'),
    ...repeated(headersOf(file, fields), 'header'),
    ...fieldWarnings(file, fields),
    ...checkKeyColumn(file, known),
    ...warnAboutConditions(file, fields),
    ...warnAboutTexts(file),
    ...warnAboutPaths(file),
  ];
  return { problems, warnings };
}

/** Whether all fields have valid and distinct names. Otherwise, references to them would look wrong. */
export function areNamed(file: unknown): boolean {
  const names = namesAt(file, 'fields[].name');
  return (
    names.length === fieldsOf(file).length &&
    names.length > 0 &&
    names.every(({ name }) => FIELD_NAME.test(name)) &&
    repeated(names, 'field').length === 0
  );
}

/** Whether staff can do something; without `actions`, they can add, update and remove. */
export function hasAction(file: unknown, action: string): boolean {
  const actions = valueAt(file, ['actions']) ?? DEFAULT_ACTIONS;
  return valueAt(actions, [action]) !== undefined;
}

/** The header of each column: its label, or its field's. */
function headersOf(file: unknown, fields: readonly WrittenField[]): Reference[] {
  const columns = ['columns[]', 'columns[].field'].flatMap((pattern) => namesAt(file, pattern));
  return inListOrder(columns).map(({ name, path }) => {
    const at = [...path.slice(0, 2), 'label'];
    const field = fields.find(({ value }) => value.name === name)?.value;
    return { name: plainText(valueAt(file, at) ?? field?.label ?? defaultLabel(name)), path: at };
  });
}

/** Finds paths of requests that nothing sends, and of a schema that isn’t there. */
function warnAboutPaths(file: unknown): ProblemAtPath[] {
  const unused = actionNames
    .filter((action) => !hasAction(file, action))
    .flatMap((action) =>
      namesAt(file, `endpoints.${action}`).map(({ path }) => ({
        path,
        reason: `This path is never used, because "actions" doesn’t list "${action}".`,
      })),
    );
  const schemas = namesAt(file, '$schema')
    .filter(({ name }) => !/^(\.\/)?schema\.json$|^https?:/.test(name))
    .map(({ path, name }) => ({
      path,
      reason: `There is no ${name}, so text editors can’t complete or check this file.`,
      example: '"$schema": "./schema.json"',
    }));
  return [...unused, ...schemas];
}

function checkKnown(references: readonly Reference[], fields: readonly WrittenField[]) {
  const known = fields.map(({ value }) => plainText(value.name));
  const labels = fields.map(({ value }) => plainText(value.label).toLowerCase());
  const all = new Set(known);
  const unknown = references.filter(({ name }) => !all.has(name));
  const firsts = uniqueBy(unknown, ({ name }) => name).slice(0, MOST_PROBLEMS);
  return firsts.map(({ name, path, atKey, prefix }): ProblemAtPath => {
    const others = unknown.filter((other) => other.name === name && other.path !== path);
    const { field, sign } =
      prefix === undefined ? { field: name, sign: '' } : sortOf(prefix + name);
    const meant = known[labels.indexOf(field.toLowerCase())] ?? nearestName(field, known);
    const suggestion = meant && sign + meant;
    const hint = suggestion ? '' : ` The fields are: ${known.join(', ')}.`;
    const also = others.map((other) => pathText(other.path)).join(', ');
    const reason = `There is no field "${name}".${also && ` The same in ${also}.`}${hint}`;
    return { path, atKey, reason, suggestion };
  });
}

/** Sorts references by their items' order in the list. */
function inListOrder(references: readonly Reference[]): Reference[] {
  return [...references].sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
}

/** No row could be added if the form left out a required field. */
function checkForm(file: unknown, fields: readonly WrittenField[]): ProblemAtPath[] {
  const entries = findAll(file, 'form[]');
  const form = ['form[]', 'form[].fields[]'].flatMap((pattern) => namesAt(file, pattern));
  const names = form.map(({ name }) => name);
  const missing = fields
    .filter(({ value }) => needsValue(value) && !names.includes(plainText(value.name)))
    .flatMap(({ value }) => (typeof value.name === 'string' ? [value.name] : []));
  const isSection = (value: unknown) => isRecord(value) && Array.isArray(value.fields);
  const start = entries.findIndex(({ value }) => isSection(value));
  const late = start < 0 ? undefined : entries.slice(start).find(({ value }) => !isRecord(value));
  if (late && typeof late.value === 'string') {
    const reason = `"${late.value}" comes after a section, so it would look like a part of it. Move it before the first section, or into one.`;
    return [{ path: late.path, reason }];
  }
  // A misspelt name, or one in another form, would make its field look left out.
  const isClear =
    names.every((name) => fields.some(({ value }) => value.name === name)) &&
    entries.every(({ value }) => typeof value === 'string' || isSection(value));
  if (form.length === 0 || missing.length === 0 || !isClear || !hasAction(file, 'add')) return [];
  const quoted = missing.map((name) => `"${name}"`).join(', ');
  const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const written = entries.map(({ value }) => value);
  const example = written.toSpliced(start < 0 ? written.length : start, 0, ...missing);
  return [
    {
      path: ['form'],
      reason: `${quoted} must be filled in but ${are} not in the form, so no row could be added. Add ${them}.`,
      example: `"form": ${JSON.stringify(example)}`,
    },
  ];
}

/** The spreadsheet always has its key; listing the key only sets its place. */
function checkKeyColumn(file: unknown, known: readonly string[]): ProblemAtPath[] {
  const columns = namesAt(file, 'actions.bulkUpdate.columns[]').map(({ name }) => name);
  if (columns.length === 0 || !columns.every((name) => known.includes(name))) return [];
  return namesAt(file, 'actions.bulkUpdate.key')
    .filter(({ name }) => known.includes(name) && !columns.includes(name))
    .map(({ name }) => ({
      path: ['actions', 'bulkUpdate', 'columns'],
      reason: `The spreadsheet begins with its key "${name}", although "columns" doesn’t list it.`,
      example: `"columns": ${JSON.stringify([name, ...columns])}`,
    }));
}
