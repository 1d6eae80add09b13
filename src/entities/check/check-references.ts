import { checkFields, warnAboutKey, warnAboutRules } from './check-fields';
import { checkReadOnly, checkShowIf } from './check-show-if';
import type { ProblemAtPath } from './explain-issue';
import { type Found, findAll, namesAt, type Reference, repeatedNames } from './find-all';
import { nearestName } from './nearest-name';
import { valueAt } from './schema-at';
import { checkTemplate, placeholdersIn } from './templates';

/** Fields that the server adds to every row. */
const SYSTEM_FIELDS = ['id', 'version', 'created_at', 'updated_at'];

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
  const allNamed = names.length === fields.length && fields.length > 0;
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
    ...namesAt(file, 'defaultSort.field').flatMap((sort) => checkSort(file, sort, columns, known)),
    ...(form.length > 0 && findAll(file, 'actions.add').some(({ value }) => value !== undefined)
      ? fields.flatMap((field) => checkIsInForm(field, form))
      : []),
    ...checkFields(file, fields),
    ...(allNamed ? checkShowIf(fields) : []),
    ...checkReadOnly(fields),
  ];
  const labels = ['fields[].label', 'columns[].label'].flatMap((pattern) =>
    repeated(namesAt(file, pattern), 'label'),
  );
  const warnings = [
    ...labels,
    ...warnAboutKey(file, fields),
    ...warnAboutRules(fields),
    ...checkSchemaPath(file),
  ];
  return { problems, warnings };
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
  return references
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }): ProblemAtPath => {
      const suggestion = nearestName(name, known);
      const hint = suggestion ? '' : ` The fields are: ${known.join(', ')}.`;
      return { path, reason: `There is no field "${name}".${hint}`, suggestion };
    });
}

function repeated(references: readonly Reference[], what: string): ProblemAtPath[] {
  return repeatedNames(references).map(({ name, path }) => ({
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
function checkIsInForm({ value, path }: Found, form: readonly Reference[]): ProblemAtPath[] {
  const [name] = namesAt(value, 'name');
  const names = form.map((reference) => reference.name);
  if (!name || names.includes(name.name)) return [];
  if (valueAt(value, ['required']) !== true || valueAt(value, ['default']) !== undefined) return [];
  return [
    {
      path: [...path, 'required'],
      reason: `"${name.name}" is required but missing from the form, so no row could be added. Add it to "form".`,
      example: `"form": ${JSON.stringify([...names, name.name])}`,
    },
  ];
}
