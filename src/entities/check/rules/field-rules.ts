import { isRecord } from '../../../common/is-record';
import { FALSE, TRUE } from '../../../field-types/boolean';
import { date } from '../../../field-types/date';
import { regexProblem } from '../../../field-types/pattern/check-pattern';
import { VISIBLE } from '../../../field-types/shown-text';
import { wholeRegex } from '../../../field-types/text-schema';
import type { Path } from '../../edit-text';
import type { ProblemAtPath } from '../config-problem';
import { valueAt } from '../schema-at';
import { type Field, findAll, isSecret, referencesAt, type WrittenField } from './written-file';

/** Why a key of a field is wrong, if it is; by key. */
type FieldRules = Readonly<Record<string, (field: Field) => string | false | undefined>>;

/** Why something is wrong, at another key if it says so. */
type Finding = string | ProblemAtPath | false | undefined;

/** Why a file can’t use a field for something, by the path of the field's name. */
type UseRules = Readonly<Record<string, (field: Field, file: unknown, at: Path) => Finding>>;

const FIELD_PROBLEMS: FieldRules = {
  max: (field) =>
    boundPairs(field)
      .filter(([min, max]) => isLess(max, min))
      .map(
        ([min, max]) => `"max" (${max}) must not be ${comparative(max)} than "min" (${min}).`,
      )[0],
  min: ({ min, max, integer }) =>
    integer === true &&
    !isLess(max, min) &&
    isLess(max, Math.ceil(Number(min))) &&
    `No whole number is between ${min} and ${max}.`,
  unique: ({ type, unique }) =>
    type === 'boolean' &&
    unique === true &&
    'A yes/no field can’t be unique: there could be only two rows. Remove "unique".',
  falseLabel: sameLabels,
  trueLabel: (field) => field.falseLabel === undefined && sameLabels(field),
  default: ({ type, default: initial }) =>
    type === 'text' &&
    /[\r\n]/.test(String(initial)) &&
    'A text has only one line. Remove the line break, or change the type to "textarea".',
  readOnly: (field) =>
    field.readOnly === true &&
    needsValue(field) &&
    'A field that must be filled in needs a default if people can only read it.',
};

const USE_PROBLEMS: UseRules = {
  'fields[].was': ({ name, was }) =>
    (was === name &&
      `"was" is an earlier name, but the field is called "${name}". Remove "was".`) ||
    `There is still a field "${name}", so no other field can take its values. Remove "was", or that field.`,
  // Search terms are in the address bar, and what is masked has no order.
  'columns[].field': (field, file, at) => {
    const keys = ['searchable', 'sortable'].map((key) => [...at.slice(0, -1), key]);
    const path = isSecret(field) && keys.find((key) => valueAt(file, key) === true);
    const reason =
      'An Aadhaar number can’t be searched or sorted by, because only its last four digits are shown. Remove "searchable" and "sortable".';
    return path && { path, reason };
  },
  sort: unsortable,
  'sort[]': unsortable,
  'actions.bulkUpdate.key': (field) =>
    (field.type === 'boolean' || isSecret(field)) &&
    `"${field.name}" can’t identify rows, because it is ${field.type === 'boolean' ? 'only yes or no' : 'encrypted'}. Choose another field.`,
  'searchPreview.title': secretInPreview,
  'searchPreview.description': secretInPreview,
};

/** Rules that have no effect, that an untouched form breaks, or that were meant otherwise. */
const FIELD_WARNINGS: FieldRules = {
  recommendedMax: ({ max, min, recommendedMax }) =>
    (isLess(max, recommendedMax) && 'Nothing beyond "max" is allowed.') ||
    (isLess(recommendedMax, min) && 'Every valid value is beyond this, because of "min".'),
  recommendedMin: ({ min, max, recommendedMin, recommendedMax }) =>
    (isLess(recommendedMin, min) && 'Nothing before "min" is allowed.') ||
    ([max, recommendedMax].some((day) => isLess(day, recommendedMin)) &&
      'Every day gets a warning, because of "max" or "recommendedMax".'),
  default: ({ unique }) =>
    unique === true && 'Only one row can have the default, because the field is unique.',
  unique: ({ type, unique, min, max }) =>
    unique === true &&
    (type === 'select' || (/number|money/.test(`${type}`) && min !== undefined && min === max)) &&
    'There can be only as many rows as values, because the field is unique.',
  trueLabel: (field) => oppositeLabel(field, field.trueLabel, FALSE),
  falseLabel: (field) => oppositeLabel(field, field.falseLabel, TRUE),
  options: (field) =>
    new Set(findAll(field, 'options[].value').map(({ value }) => typeof value)).size > 1 &&
    'Some values are numbers and some are texts. Write them all the same way.',
  separator: ({ separator = ', ', pattern }) =>
    canOccur(String(separator), valueAt(pattern, ['regex'])) &&
    'The separator can also occur in an entry. Use a mark such as | instead.',
  pattern: ({ pattern }) =>
    /\\\\[dwsDWSbp]/.test(String(valueAt(pattern, ['regex']))) &&
    'This regex matches a backslash. In JSON, \\d is written with two backslashes, not four.',
};

const USE_WARNINGS: UseRules = {
  'actions.bulkUpdate.key': ({ name, unique }) =>
    unique !== true &&
    `Rows with the same "${name}" can’t be updated from a spreadsheet. Add "unique": true to the field, or choose another key.`,
  'fields[].display.by': (field) => decidesLittle(field, 'the texts in "display"'),
  'fields[].min.by': (field) => decidesLittle(field, 'a "min"'),
  'fields[].max.by': (field) => decidesLittle(field, 'a "max"'),
  'searchPreview.title': noTextInPreview,
  'searchPreview.description': (field, file) =>
    noTextInPreview(field) ||
    (field.name === valueAt(file, ['searchPreview', 'title']) &&
      `The title shows "${field.name}" too. Name another field.`),
};

/** Whether the file can use a field at a path. */
export const canBeUsedAt = (path: string, field: Field, file: unknown) =>
  !USE_PROBLEMS[path]?.(field, file, []);

/** Checks the keys of each field against each other, and what the file uses the field for. */
export const fieldProblems = ruleChecker(FIELD_PROBLEMS, USE_PROBLEMS);

/** Finds keys and uses of fields that are allowed but probably not meant. */
export const fieldWarnings = ruleChecker(FIELD_WARNINGS, USE_WARNINGS);

function ruleChecker(fieldRules: FieldRules, useRules: UseRules) {
  return (file: unknown, fields: readonly WrittenField[]): ProblemAtPath[] => {
    const judged = [
      ...fields.flatMap(({ value, path }) =>
        Object.entries(fieldRules)
          .filter(([key]) => value[key] !== undefined)
          .map(([key, reasonOf]) => ({ path: [...path, key], reason: reasonOf(value) })),
      ),
      ...Object.entries(useRules).flatMap(([pattern, reasonOf]) =>
        referencesAt(file, pattern).map(({ name, path }) => {
          const field = fields.find(({ value }) => value.name === name)?.value;
          return { path, reason: field && reasonOf(field, file, path) };
        }),
      ),
    ];
    return judged.flatMap(({ path, reason }) =>
      typeof reason === 'string' ? { path, reason } : reason || [],
    );
  };
}

/** Whether entries can contain the separator: as words do, or as their regex allows. */
function canOccur(separator: string, regex: unknown): boolean {
  if (typeof regex !== 'string' || regexProblem(regex)) return /[\p{L}\d\n]/u.test(separator);
  const whole = wholeRegex({ regex });
  return [separator, `1${separator}1`, `A${separator}A`].some((entry) => whole.test(entry));
}

/** The pairs of "min" and "max" that apply together: to all rows, or to those with one value in another field. */
function boundPairs({ min, max }: Field): (readonly [min: unknown, max: unknown])[] {
  if (!isRecord(min) || !isRecord(max)) return [[min, max]];
  if (min.by !== max.by) return [];
  return Object.keys(min).map((key) => [min[key], max[key]]);
}

const comparative = (bound: unknown) => (typeof bound === 'string' ? 'earlier' : 'less');

/** Whether people must fill the field in. */
export function needsValue(field: Field): boolean {
  return field.required === true && !VISIBLE.test(String(field.default ?? ''));
}

/** Whether both are numbers, or both are days, and the first is smaller. */
function isLess(one: unknown, other: unknown): boolean {
  if (typeof one === 'number') return typeof other === 'number' && one < other;
  return date.isValue(one) && date.isValue(other) && one < other;
}

function sameLabels({ type, trueLabel = 'Yes', falseLabel = 'No' }: Field) {
  const [yes, no] = [trueLabel, falseLabel].map((label) => String(label).trim().toLowerCase());
  return type === 'boolean' && yes === no && 'Yes and no must not have the same label.';
}

function oppositeLabel({ type }: Field, label: unknown, words: readonly string[]) {
  return (
    type === 'boolean' &&
    words.includes(String(label).trim().toLowerCase()) &&
    `Servers and spreadsheets use "${label}" for the opposite. Choose another label.`
  );
}

function decidesLittle({ name, type }: Field, what: string) {
  return (
    !/^(select|boolean|number)$/.test(String(type)) &&
    `"${name}" can be anything, so few rows have ${what}. Name a select or a yes/no field.`
  );
}

function secretInPreview(field: Field) {
  return isSecret(field) && `"${field.name}" is secret, so it can’t be in a search result.`;
}

function unsortable(field: Field, file: unknown) {
  const { name } = field;
  if (isSecret(field)) return `"${name}" is encrypted, so the table can’t be sorted by it.`;
  const columns = findAll(file, 'columns[]').map(({ value }) =>
    typeof value === 'string' ? { field: value } : Object(value),
  );
  const column = columns.find(({ field }) => field === name);
  // A misspelt column may be the one that is meant.
  const fields = findAll(file, 'fields[].name').map(({ value }) => value);
  const isClear = columns.length > 0 && columns.every(({ field }) => fields.includes(field));
  if (!isClear || (column && column.sortable !== false)) return false;
  return column
    ? `The column "${name}" can’t be sorted. Remove its "sortable": false.`
    : `"${name}" is not a column, so the table can’t be sorted by it. Add it to "columns".`;
}

function noTextInPreview({ name, type }: Field) {
  return (
    /^(select|image|boolean|number|money|date|list|phone)$/.test(String(type)) &&
    `"${name}" is not a text, so it makes a poor search result. Name a text field.`
  );
}
