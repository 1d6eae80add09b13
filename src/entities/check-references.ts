import type { ProblemAtPath } from './explain-issue';
import { nearestName } from './nearest-name';
import { valueAt } from './schema-at';

type Path = readonly (string | number)[];

/** Fields that the server adds to every row. */
const SYSTEM_FIELDS = ['id', 'version', 'created_at', 'updated_at'];

/**
 * Checks that the names in an entity file match each other. `value` is the parsed JSON of any shape:
 * whatever the schema rejects is skipped here, so that both can report together.
 */
export function checkReferences(value: unknown, fileName: string): ProblemAtPath[] {
  const fields = namesIn(value, ['fields'], 'name');
  const columns = namesIn(value, ['columns'], 'field');
  const form = namesIn(value, ['form']);
  // A misspelt `name` would make every reference to that field look wrong.
  const allNamed = fields.length === listAt(value, ['fields']).length && fields.length > 0;
  const known = fields.map(({ name }) => name);
  const references = [
    ...columns,
    ...form,
    ...namesIn(value, ['actions', 'update', 'fields']),
    ...namesIn(value, ['actions', 'bulkUpdate', 'columns']),
    ...nameAt(value, ['actions', 'bulkUpdate', 'key']),
    ...nameAt(value, ['defaultSort', 'field']),
    ...nameAt(value, ['searchPreview', 'title']),
    ...nameAt(value, ['searchPreview', 'description']),
    ...placeholdersAt(value, ['searchPreview', 'address']),
    ...listAt(value, ['fields']).flatMap((_, index) =>
      nameAt(value, ['fields', index, 'display', 'by']),
    ),
  ];
  return [
    ...checkName(value, fileName),
    ...fields.flatMap(checkFieldName),
    ...repeated(fields, 'field'),
    ...repeated(columns, 'column'),
    ...repeated(form, 'field'),
    ...(allNamed ? references.flatMap((reference) => checkKnown(reference, known)) : []),
    ...checkSort(value, columns),
    ...checkFormIsComplete(value, form),
    ...listAt(value, ['fields']).flatMap((field, index) => [
      ...checkBounds(field, ['fields', index]),
      ...repeated(textsIn(value, ['fields', index, 'options'], 'label'), 'option'),
      ...repeated(textsIn(value, ['fields', index, 'options'], 'value'), 'value'),
    ]),
  ];
}

interface Reference {
  readonly name: string;
  readonly path: Path;
}

function checkName(value: unknown, fileName: string): ProblemAtPath[] {
  const name = valueAt(value, ['name']);
  if (typeof name !== 'string' || name === fileName) return [];
  return [
    {
      path: ['name'],
      reason: `The name must match the file name: write "${fileName}" instead of "${name}".`,
      example: `"name": "${fileName}"`,
    },
  ];
}

function checkFieldName({ name, path }: Reference): ProblemAtPath[] {
  if (!SYSTEM_FIELDS.includes(name.toLowerCase())) return [];
  return [{ path, reason: `The server adds "${name}" to every row. Choose another name.` }];
}

function checkKnown({ name, path }: Reference, known: readonly string[]): ProblemAtPath[] {
  if (known.includes(name)) return [];
  const suggestion = nearestName(name, known);
  return [
    {
      path,
      reason: `There is no field "${name}".${suggestion ? '' : ` The fields are: ${known.join(', ')}.`}`,
      suggestion,
    },
  ];
}

function repeated(references: readonly Reference[], what: string): ProblemAtPath[] {
  return references
    .filter(({ name }, index) => references.findIndex((other) => isSame(other.name, name)) < index)
    .map(({ name, path }) => ({
      path,
      reason: `The ${what} "${name}" occurs twice. Rename or remove one.`,
    }));
}

/** Databases and people don't tell apart names that differ only in case. */
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function checkSort(value: unknown, columns: readonly Reference[]): ProblemAtPath[] {
  const field = valueAt(value, ['defaultSort', 'field']);
  const column = columns.find(({ name }) => name === field);
  if (!column || valueAt(value, [...column.path.slice(0, -1), 'sortable']) === true) return [];
  return [
    {
      path: ['defaultSort', 'field'],
      reason: `The column "${String(field)}" can’t be sorted. Add "sortable": true to it.`,
    },
  ];
}

/** No row could be added if the form left out a required field. */
function checkFormIsComplete(value: unknown, form: readonly Reference[]): ProblemAtPath[] {
  if (form.length === 0 || valueAt(value, ['actions', 'add']) === undefined) return [];
  return listAt(value, ['fields']).flatMap((field, index) => {
    const name = valueAt(field, ['name']);
    const missing =
      valueAt(field, ['required']) === true &&
      valueAt(field, ['default']) === undefined &&
      typeof name === 'string' &&
      !form.some((reference) => reference.name === name);
    if (!missing) return [];
    return [
      {
        path: ['fields', index, 'required'],
        reason: `"${name}" is required but missing from the form, so no row could be added. Add it to "form".`,
        example: `"form": ${JSON.stringify([...form.map((reference) => reference.name), name])}`,
      },
    ];
  });
}

function checkBounds(field: unknown, path: Path): ProblemAtPath[] {
  const [min, max] = [valueAt(field, ['min']), valueAt(field, ['max'])];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [
    { path: [...path, 'max'], reason: `"max" (${max}) must not be less than "min" (${min}).` },
  ];
}

function listAt(value: unknown, path: Path): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The texts of a list, or those under `key` in its objects. */
function namesIn(value: unknown, path: Path, key?: string): Reference[] {
  return listAt(value, path).flatMap((_, index) =>
    nameAt(value, key === undefined ? [...path, index] : [...path, index, key]),
  );
}

/** Like `namesIn`, including numbers. */
function textsIn(value: unknown, path: Path, key: string): Reference[] {
  return listAt(value, path).map((entry, index) => ({
    name: String(valueAt(entry, [key])),
    path: [...path, index, key],
  }));
}

/** The names in braces in a text. */
function placeholdersAt(value: unknown, path: Path): Reference[] {
  return nameAt(value, path).flatMap(({ name }) =>
    [...name.matchAll(/\{(.*?)\}/g)].map((match) => ({ name: match[1] ?? '', path })),
  );
}

function nameAt(value: unknown, path: Path): Reference[] {
  const name = valueAt(value, path);
  return typeof name === 'string' ? [{ name, path }] : [];
}
