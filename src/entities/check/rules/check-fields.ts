import { isRecord } from '../../../common/is-record';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { valueAt } from '../schema-at';
import { type Found, findAll, namesAt, type Path, repeatedNames } from './find-all';

/** Checks rules between the keys of one field, and between a field and the rest of its file. */
export function checkFields(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  return [
    ...fields.flatMap(({ value, path }) => [
      ...checkBounds(value, path),
      ...checkYesNo(value, path),
      ...checkDisplay(value, path, fields),
      ...checkOptions(value, path),
      ...checkLineBreak(value, path),
    ]),
    ...ROLES.flatMap(([pattern, types, reason]) =>
      fieldsAt(file, pattern, fields)
        .filter(({ field }) => types.includes(String(valueAt(field, ['type']))))
        .map(({ name, path }) => ({ path, reason: `"${name}" ${reason}` })),
    ),
    ...checkSecretColumns(file, fields),
  ];
}

/** What fields of some types can't be used for. */
const ROLES: readonly [pattern: string, types: readonly string[], reason: string][] = [
  [
    'actions.bulkUpdate.key',
    ['boolean'],
    'can’t identify rows, because it is only yes or no. Choose another field.',
  ],
  [
    'actions.bulkUpdate.key',
    ['aadhaar'],
    'can’t identify rows, because it is encrypted. Choose another field.',
  ],
  ['searchPreview.title', ['aadhaar'], 'is secret, so it can’t be in a search result.'],
  ['searchPreview.description', ['aadhaar'], 'is secret, so it can’t be in a search result.'],
];

/** The fields that a file names at a path. */
export function fieldsAt(file: unknown, pattern: string, fields: readonly Found[]) {
  return namesAt(file, pattern).flatMap(({ name, path }) => {
    const field = fields.find(({ value }) => valueAt(value, ['name']) === name)?.value;
    return field ? [{ name, path, field }] : [];
  });
}

/** Search terms are in the address bar, and what is masked has no order. */
function checkSecretColumns(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  return fieldsAt(file, 'columns[].field', fields)
    .filter(({ field }) => valueAt(field, ['type']) === 'aadhaar')
    .flatMap(({ path }) => {
      const keys = ['searchable', 'sortable'].map((key) => [...path.slice(0, -1), key]);
      const [key] = keys.filter((one) => valueAt(file, one) === true);
      const reason =
        'An Aadhaar number can’t be searched or sorted by, because only its last four digits are shown. Remove "searchable" and "sortable".';
      return key ? [{ path: key, reason }] : [];
    });
}

function checkBounds(field: unknown, path: Path): ProblemAtPath[] {
  const [min, max] = [valueAt(field, ['min']), valueAt(field, ['max'])];
  if (typeof min !== 'number' || typeof max !== 'number') return [];
  if (valueAt(field, ['integer']) === true && min <= max && Math.ceil(min) > max)
    return [{ path: [...path, 'min'], reason: `No whole number is between ${min} and ${max}.` }];
  if (min <= max) return [];
  const reason = `"max" (${max}) must not be less than "min" (${min}).`;
  return [{ path: [...path, 'max'], reason }];
}

function checkYesNo(field: unknown, path: Path): ProblemAtPath[] {
  if (valueAt(field, ['type']) !== 'boolean') return [];
  const label = (key: string, fallback: string) =>
    String(valueAt(field, [key]) ?? fallback)
      .trim()
      .toLowerCase();
  const isUnique = valueAt(field, ['unique']) === true;
  const reason = 'A yes/no field can’t be unique: there could be only two rows. Remove "unique".';
  const isSame = label('trueLabel', 'Yes') === label('falseLabel', 'No');
  const key = valueAt(field, ['falseLabel']) === undefined ? 'trueLabel' : 'falseLabel';
  return [
    ...(isUnique ? [{ path: [...path, 'unique'], reason }] : []),
    ...(isSame
      ? [{ path: [...path, key], reason: 'Yes and no must not have the same label.' }]
      : []),
  ];
}

function checkLineBreak(field: unknown, path: Path): ProblemAtPath[] {
  const [type, initial] = [valueAt(field, ['type']), valueAt(field, ['default'])];
  if (type !== 'text' || !/[\r\n]/.test(String(initial))) return [];
  const reason =
    'A text has only one line. Remove the line break, or change the type to "textarea".';
  return [{ path: [...path, 'default'], reason }];
}

function checkOptions(field: unknown, path: Path): ProblemAtPath[] {
  const labels = repeatedNames(namesAt(field, 'options[].label', path));
  const values = repeatedNames(namesAt(field, 'options[].value', path));
  const options = findAll(field, 'options[]', path);
  const written = valueAt(field, ['default']);
  const isValue = options.some(
    ({ value }) => [written, undefined].includes(valueAt(value, ['value'])) || !isRecord(value),
  );
  return [
    ...labels.map(({ name, path }) => ({ path, reason: twice('option', name) })),
    ...values.map(({ name, path }) => ({ path, reason: twice('value', name) })),
    ...(written === undefined || options.length === 0 || isValue
      ? []
      : [wrongDefault(written, options, [...path, 'default'])]),
  ];
}

const twice = (what: string, name: string) =>
  `The ${what} "${name}" occurs twice. Rename or remove one.`;

function wrongDefault(written: unknown, options: readonly Found[], path: Path): ProblemAtPath {
  const known = options.map(({ value }) => ({
    value: valueAt(value, ['value']),
    label: String(valueAt(value, ['label'])),
  }));
  const list = known.map(({ value, label }) => `${JSON.stringify(value)} (${label})`).join(', ');
  const text = String(written);
  const nearest = nearestName(
    text,
    known.map(({ label }) => label),
  );
  const meant =
    known.find(({ value }) => String(value) === text) ??
    known.find(({ label }) => label === nearest);
  const reason = `The default must be the value of an option: ${list}.`;
  return { path, reason, ...(meant && { example: `"default": ${JSON.stringify(meant.value)}` }) };
}

/** The keys of `display` besides `by` are values of the field that decides. */
function checkDisplay(field: unknown, path: Path, fields: readonly Found[]): ProblemAtPath[] {
  const display = valueAt(field, ['display']);
  const by = valueAt(display, ['by']);
  if (by !== undefined && by === valueAt(field, ['name']))
    return [
      { path: [...path, 'display', 'by'], reason: `"${String(by)}" can’t decide about itself.` },
    ];
  const deciding = fields.find(({ value }) => valueAt(value, ['name']) === by)?.value;
  const values =
    valueAt(deciding, ['type']) === 'boolean'
      ? ['1', '0']
      : namesAt(deciding, 'options[].value').map(({ name }) => name);
  if (values.length === 0 || typeof display !== 'object') return [];
  return Object.keys(display ?? {})
    .filter((key) => key !== 'by' && !values.includes(key))
    .map((key) => ({
      path: [...path, 'display', key],
      atKey: true,
      reason: `"${String(by)}" is never ${JSON.stringify(key)}. Its values are ${values.map((value) => `"${value}"`).join(', ')}.`,
    }));
}
