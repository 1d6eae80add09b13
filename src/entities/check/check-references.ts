import type { ProblemAtPath } from './explain-issue';
import { nearestName } from './nearest-name';
import { valueAt } from './schema-at';

type Path = readonly (string | number)[];

interface Found {
  readonly value: unknown;
  readonly path: Path;
}

interface Reference {
  readonly name: string;
  readonly path: Path;
}

/** Fields that the server adds to every row. */
const SYSTEM_FIELDS = ['id', 'version', 'created_at', 'updated_at'];

/** Where a file refers to fields by their names. */
const REFERENCES = [
  'columns[].field',
  'form[]',
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
export function checkReferences(file: unknown, fileName: string): ProblemAtPath[] {
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
  return [
    ...namesAt(file, 'name').flatMap((name) => checkName(name, fileName)),
    ...names.flatMap(checkFieldName),
    ...repeated(names, 'field'),
    ...repeated(columns, 'column'),
    ...repeated(form, 'field'),
    ...(allNamed ? checkKnown(references, names) : []),
    ...namesAt(file, 'defaultSort.field').flatMap((sort) => checkSort(file, sort, columns)),
    ...(form.length > 0 && findAll(file, 'actions.add').some(({ value }) => value !== undefined)
      ? fields.flatMap((field) => checkIsInForm(field, form))
      : []),
    ...fields.flatMap(({ value, path }) => [
      ...checkBounds(value, path),
      ...repeated(namesAt(value, 'options[].label', path), 'option'),
      ...repeated(namesAt(value, 'options[].value', path), 'value'),
    ]),
  ];
}

function checkName({ name, path }: Reference, fileName: string): ProblemAtPath[] {
  if (name === fileName) return [];
  const reason = `The name must match the file name: write "${fileName}" instead of "${name}".`;
  return [{ path, reason, example: `"name": "${fileName}"` }];
}

function checkFieldName({ name, path }: Reference): ProblemAtPath[] {
  if (!SYSTEM_FIELDS.includes(name.toLowerCase())) return [];
  return [{ path, reason: `The server adds "${name}" to every row. Choose another name.` }];
}

function checkKnown(references: readonly Reference[], fields: readonly Reference[]) {
  const known = fields.map(({ name }) => name);
  return references
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }): ProblemAtPath => {
      const suggestion = nearestName(name, known);
      const hint = suggestion ? '' : ` The fields are: ${known.join(', ')}.`;
      return { path, reason: `There is no field "${name}".${hint}`, suggestion };
    });
}

/** Databases and people don't tell apart names that differ only in case. */
function repeated(references: readonly Reference[], what: string): ProblemAtPath[] {
  const names = references.map(({ name }) => name.toLowerCase());
  return references
    .filter(({ name }, index) => names.indexOf(name.toLowerCase()) < index)
    .map(({ name, path }) => ({
      path,
      reason: `The ${what} "${name}" occurs twice. Rename or remove one.`,
    }));
}

function checkSort(file: unknown, { name, path }: Reference, columns: readonly Reference[]) {
  const column = columns.find((candidate) => candidate.name === name);
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

function checkBounds(field: unknown, path: Path): ProblemAtPath[] {
  const [min, max] = [valueAt(field, ['min']), valueAt(field, ['max'])];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  const reason = `"max" (${max}) must not be less than "min" (${min}).`;
  return [{ path: [...path, 'max'], reason }];
}

/** The texts and numbers at a path such as `columns[].field`. */
function namesAt(root: unknown, pattern: string, rootPath: Path = []): Reference[] {
  return findAll(root, pattern, rootPath)
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .map(({ value, path }) => ({ name: String(value), path }));
}

/** The values at a path in which `[]` means every item of a list. */
function findAll(root: unknown, pattern: string, rootPath: Path = []): Found[] {
  return pattern.split('.').reduce<Found[]>(
    (found, step) =>
      found.flatMap(({ value, path }) => {
        const key = step.replace('[]', '');
        const inner = { value: valueAt(value, [key]), path: [...path, key] };
        if (key === step) return [inner];
        const items = Array.isArray(inner.value) ? inner.value : [];
        return items.map((item, index) => ({ value: item, path: [...inner.path, index] }));
      }),
    [{ value: root, path: rootPath }],
  );
}

/** The names in braces in a text. */
function placeholdersIn({ name, path }: Reference): Reference[] {
  return [...name.matchAll(/\{(.*?)\}/g)].map((match) => ({ name: match[1] ?? '', path }));
}
