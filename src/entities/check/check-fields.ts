import { isRecord } from '../../common/is-record';
import type { ProblemAtPath } from './explain-issue';
import { type Found, findAll, namesAt, type Path, repeatedNames } from './find-all';
import { nearestName } from './nearest-name';
import { valueAt } from './schema-at';

/** Checks rules between the keys of one field, and between a field and the rest of its file. */
export function checkFields(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  return [
    ...fields.flatMap(({ value, path }) => [
      ...checkBounds(value, path),
      ...checkYesNo(value, path),
      ...checkDisplay(value, path, fields),
      ...checkOptions(value, path),
    ]),
    ...keysOf(file, fields)
      .filter(({ field }) => valueAt(field, ['type']) === 'boolean')
      .map(({ name, path }) => ({
        path,
        reason: `"${name}" can’t identify rows, because it is only yes or no. Choose another field.`,
      })),
  ];
}

/** Warns of a key that several rows can share: a spreadsheet could update none of them. */
export function warnAboutKey(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  return keysOf(file, fields)
    .filter(({ field }) => valueAt(field, ['unique']) !== true)
    .map(({ name, path }) => ({
      path,
      reason: `Rows with the same "${name}" can’t be updated from a spreadsheet. Add "unique": true to the field, or choose another key.`,
    }));
}

/** The field that identifies a spreadsheet's rows, if there is one. */
function keysOf(file: unknown, fields: readonly Found[]) {
  return namesAt(file, 'actions.bulkUpdate.key').flatMap(({ name, path }) => {
    const field = fields.find(({ value }) => valueAt(value, ['name']) === name)?.value;
    return field ? [{ name, path, field }] : [];
  });
}

function checkBounds(field: unknown, path: Path): ProblemAtPath[] {
  const [min, max] = [valueAt(field, ['min']), valueAt(field, ['max'])];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
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

/** Warns of rules that have no effect, or that an untouched form breaks. */
export function warnAboutRules(fields: readonly Found[]): ProblemAtPath[] {
  return fields.flatMap(({ value, path }) => {
    const [max, recommended] = [valueAt(value, ['max']), valueAt(value, ['recommendedMax'])];
    const isUseless =
      typeof max === 'number' && typeof recommended === 'number' && recommended > max;
    const initial = valueAt(value, ['default']);
    const isTaken = valueAt(value, ['unique']) === true && initial !== undefined;
    return [
      ...(isUseless
        ? [
            {
              path: [...path, 'recommendedMax'],
              reason: `Nothing longer than "max" (${max}) is allowed.`,
            },
          ]
        : []),
      ...(isTaken
        ? [
            {
              path: [...path, 'default'],
              reason: 'Only one row can have the default, because the field is unique.',
            },
          ]
        : []),
    ];
  });
}

function checkOptions(field: unknown, path: Path): ProblemAtPath[] {
  const labels = repeatedNames(namesAt(field, 'options[].label', path));
  const values = repeatedNames(namesAt(field, 'options[].value', path));
  const options = findAll(field, 'options[]', path);
  const written = valueAt(field, ['default']);
  const isValue = options.some(
    ({ value }) => valueAt(value, ['value']) === written || !isRecord(value),
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
