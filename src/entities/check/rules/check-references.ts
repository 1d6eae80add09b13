import { actionNames } from '../../entity-config';
import { type ProblemAtPath, pathText } from '../config-problem';
import { nearestName } from '../nearest-name';
import { valueAt } from '../schema-at';
import { checkFields } from './check-fields';
import { checkReadOnly, checkShowIf } from './check-show-if';
import { type Found, findAll, namesAt, type Reference, repeatedNames } from './find-all';
import { checkTemplate, placeholdersIn } from './templates';
import { warnAboutRoles, warnAboutRules, warnAboutTexts } from './warn-about-fields';

/** Fields that the server adds to every row. */
const SYSTEM_FIELDS = ['id', 'version', 'created_at', 'updated_at'];
const FIELD_NAME = /^[a-zA-Z]\w*$/;

/** Where a file refers to fields by their names. */
const REFERENCES = [
  'columns[].field',
  'form[]',
  'sections[].fields[]',
  'actions.update.fields[]',
  'actions.bulkUpdate.columns[]',
  'actions.bulkUpdate.key',
  'defaultSort.field',
  'searchPreview.title',
  'searchPreview.description',
  'fields[].display.by',
];

/**
 * Checks that the names in an entity file match each other. `file` is the parsed JSON of any shape:
 * whatever the schema rejects is skipped here, so that both can report together.
 */
export function checkReferences(
  file: unknown,
  fileName: string,
): { readonly problems: ProblemAtPath[]; readonly warnings: ProblemAtPath[] } {
  const fields = findAll(file, 'fields[]');
  const names = namesAt(file, 'fields[].name');
  const columns = namesAt(file, 'columns[].field');
  const form = namesAt(file, 'form[]');
  // A misspelt `name` would make every reference to that field look wrong.
  const allNamed =
    names.length === fields.length &&
    fields.length > 0 &&
    names.every(({ name }) => FIELD_NAME.test(name)) &&
    repeatedNames(names).length === 0;
  const references = [
    ...REFERENCES.flatMap((pattern) => namesAt(file, pattern)),
    ...namesAt(file, 'searchPreview.address').flatMap(placeholdersIn),
  ];
  const known = names.map(({ name }) => name);
  const problems = [
    ...namesAt(file, 'name').flatMap((name) => checkName(name, fileName)),
    ...names.flatMap(checkFieldName),
    ...namesAt(file, 'fields[].was').flatMap((was) => checkFormerName(was, known)),
    ...LISTS.flatMap(([pattern, what]) => repeated(namesAt(file, pattern), what)),
    ...(allNamed ? checkKnown(references, known) : []),
    ...namesAt(file, 'searchPreview.address').flatMap((address) => checkTemplate(address, known)),
    ...(columns.length === findAll(file, 'columns[]').length
      ? namesAt(file, 'defaultSort.field').flatMap((sort) => checkSort(file, sort, columns, known))
      : []),
    ...(form.length > 0 && hasAction(file, 'add') ? checkForm(fields, form, known) : []),
    ...checkFields(file, fields),
    ...(allNamed ? checkShowIf(fields) : []),
    ...checkReadOnly(fields),
  ];
  const warnings = [
    ...repeated(namesAt(file, 'fields[].label'), 'label'),
    ...repeated(headersOf(file, fields), 'header'),
    ...warnAboutRoles(file, fields),
    ...warnAboutRules(fields),
    ...warnAboutTexts(file),
    ...actionNames
      .filter((call) => !hasAction(file, call))
      .flatMap((call) => namesAt(file, `endpoints.${call}`))
      .map(({ path }) => ({
        path,
        reason: `This path is never used, because "actions" doesn’t list "${String(path.at(-1))}".`,
      })),
    ...checkSchemaPath(file),
  ];
  return { problems, warnings };
}

/** Whether staff can do something; without `actions`, they can add, update and remove. */
function hasAction(file: unknown, action: string): boolean {
  const actions = valueAt(file, ['actions']) ?? { add: {}, update: {}, remove: {} };
  return valueAt(actions, [action]) !== undefined;
}

/** What is above each column: its label, or that of its field. */
function headersOf(file: unknown, fields: readonly Found[]): Reference[] {
  return namesAt(file, 'columns[].field').map(({ name, path }) => {
    const column = path.slice(0, -1);
    const field = fields.find(({ value }) => valueAt(value, ['name']) === name)?.value;
    const label = valueAt(file, [...column, 'label']) ?? valueAt(field, ['label']) ?? name;
    return { name: String(label), path: [...column, 'label'] };
  });
}

/** Lists in which a name must not occur twice. */
const LISTS = [
  ['fields[].name', 'field'],
  ['fields[].was', 'earlier name'],
  ['columns[].field', 'column'],
  ['form[]', 'field'],
  ['sections[].fields[]', 'field'],
  ['sections[].label', 'section'],
  ['actions.update.fields[]', 'field'],
  ['actions.bulkUpdate.columns[]', 'field'],
] as const;

/** Only this path leads to the file with the descriptions that editors show. */
function checkSchemaPath(file: unknown): ProblemAtPath[] {
  return namesAt(file, '$schema')
    .filter(({ name }) => !/^(\.\/)?schema\.json$|^https?:/.test(name))
    .map(({ path, name }) => ({
      path,
      reason: `There is no ${name}, so editors can’t help with this file.`,
      example: '"$schema": "./schema.json"',
    }));
}

const ENTITY_NAME = /^[a-z][a-zA-Z0-9]*$/;

function checkName({ name, path }: Reference, fileName: string): ProblemAtPath[] {
  if (name === fileName) return [];
  if (!ENTITY_NAME.test(fileName)) {
    const [first = '', ...words] = fileName.replace(/\.json$/i, '').match(/[a-zA-Z0-9]+/g) ?? [];
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const better = first.charAt(0).toLowerCase() + first.slice(1) + words.map(capital).join('');
    const to = ENTITY_NAME.test(name) ? name : better;
    const reason = `Rename the file${to ? ` to ${to}.json` : ''}: file names must start with a lowercase letter and contain only letters and digits.`;
    return [{ path, reason }];
  }
  const rename = ENTITY_NAME.test(name) ? `, or rename the file to ${name}.json` : '';
  const reason = `The name must match the file name: write "${fileName}" instead of "${name}"${rename}.`;
  return [{ path, reason, example: `"name": "${fileName}"` }];
}

function checkFieldName({ name, path }: Reference): ProblemAtPath[] {
  if (name in Object.prototype)
    return [{ path, reason: `"${name}" is a word of JavaScript. Choose another name.` }];
  if (!SYSTEM_FIELDS.includes(name.toLowerCase())) return [];
  return [{ path, reason: `The server adds "${name}" to every row. Choose another name.` }];
}

/** Values of a field that still exists stay there. */
function checkFormerName({ name, path }: Reference, known: readonly string[]): ProblemAtPath[] {
  if (!known.includes(name)) return [];
  const reason = `There still is a field "${name}", so no other field can take its values. Remove "was", or that field.`;
  return [{ path, reason }];
}

function checkKnown(references: readonly Reference[], known: readonly string[]) {
  const unknown = references.filter(({ name }) => !known.includes(name));
  return [...new Set(unknown.map(({ name }) => name))].map((name): ProblemAtPath => {
    const [path = [], ...others] = unknown
      .filter((reference) => reference.name === name)
      .map((reference) => reference.path);
    const suggestion = nearestName(name, known);
    const hint = suggestion ? '' : ` The fields are: ${known.join(', ')}.`;
    const also = others.length > 0 ? ` The same in ${others.map(pathText).join(', ')}.` : '';
    return { path, reason: `There is no field "${name}".${also}${hint}`, suggestion };
  });
}

function repeated(references: readonly Reference[], what: string): ProblemAtPath[] {
  const all = repeatedNames(references);
  const names = all.map(({ name }) => name.toLowerCase());
  return all
    .filter(({ name }, index) => names.indexOf(name.toLowerCase()) === index)
    .map(({ name, path }) => ({
      path,
      reason: `The ${what} "${name}" occurs twice. Rename or remove one.`,
    }));
}

function checkSort(
  file: unknown,
  { name, path }: Reference,
  columns: readonly Reference[],
  known: readonly string[],
): ProblemAtPath[] {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column && columns.length > 0 && known.includes(name)) {
    const reason = `"${name}" is not a column, so the table can’t be sorted by it. Add it to "columns".`;
    return [{ path, reason, example: `{ "field": "${name}", "sortable": true }` }];
  }
  if (!column || valueAt(file, [...column.path.slice(0, -1), 'sortable']) === true) return [];
  const reason = `The column "${name}" can’t be sorted. Add "sortable": true to it.`;
  return [{ path, reason }];
}

/** No row could be added if the form left out a required field. */
function checkForm(
  fields: readonly Found[],
  form: readonly Reference[],
  known: readonly string[],
): ProblemAtPath[] {
  const listed = form.map(({ name }) => name);
  const isNeeded = ({ value }: Found) =>
    valueAt(value, ['required']) === true && valueAt(value, ['default']) === undefined;
  const missing = namesAt(
    { fields: fields.filter(isNeeded).map(({ value }) => value) },
    'fields[].name',
  )
    .map(({ name }) => name)
    .filter((name) => !listed.includes(name));
  // A misspelt name would make its field look left out.
  if (missing.length === 0 || !listed.every((name) => known.includes(name))) return [];
  const names = missing.map((name) => `"${name}"`).join(', ');
  return [
    {
      path: ['form'],
      reason: `${names} must be filled in but ${missing.length > 1 ? 'are' : 'is'} not in the form, so no row could be added. Add ${missing.length > 1 ? 'them' : 'it'}.`,
      example: `"form": ${JSON.stringify([...listed, ...missing])}`,
    },
  ];
}
