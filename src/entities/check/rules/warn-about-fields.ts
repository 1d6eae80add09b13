import type { ProblemAtPath } from '../config-problem';
import { valueAt } from '../schema-at';
import { fieldsAt } from './check-fields';
import { type Found, findAll, namesAt } from './find-all';

/** Warns of fields that are unlikely to be meant for what the file uses them. */
export function warnAboutRoles(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  const preview = ['title', 'description'].flatMap((key) =>
    fieldsAt(file, `searchPreview.${key}`, fields),
  );
  const [title, description] = preview;
  return [
    ...fieldsAt(file, 'actions.bulkUpdate.key', fields)
      .filter(({ field }) => valueAt(field, ['unique']) !== true)
      .map(({ name, path }) => ({
        path,
        reason: `Rows with the same "${name}" can’t be updated from a spreadsheet. Add "unique": true to the field, or choose another key.`,
      })),
    ...checkKeyColumn(file, fields),
    ...preview
      .filter(({ field }) =>
        /^(select|image|boolean|number|money|date|list|phone)$/.test(
          String(valueAt(field, ['type'])),
        ),
      )
      .map(({ name, path }) => ({
        path,
        reason: `"${name}" is not a text, so it makes a poor search result. Name a text field.`,
      })),
    ...(title && title.name === description?.name
      ? [
          {
            path: description.path,
            reason: `The title shows "${title.name}" too. Name another field.`,
          },
        ]
      : []),
  ];
}

/** The spreadsheet has its key in any case; listed, it has the place that was meant. */
function checkKeyColumn(file: unknown, fields: readonly Found[]): ProblemAtPath[] {
  const columns = namesAt(file, 'actions.bulkUpdate.columns[]').map(({ name }) => name);
  const known = fieldsAt(file, 'actions.bulkUpdate.columns[]', fields);
  if (columns.length === 0 || known.length < columns.length) return [];
  return fieldsAt(file, 'actions.bulkUpdate.key', fields)
    .filter(({ name }) => !columns.includes(name))
    .map(({ name }) => ({
      path: ['actions', 'bulkUpdate', 'columns'],
      reason: `The spreadsheet begins with its key "${name}", although "columns" doesn’t list it.`,
      example: `"columns": ${JSON.stringify([name, ...columns])}`,
    }));
}

/** Rules that have no effect, that an untouched form breaks, or that were meant otherwise. */
const RULES: readonly [key: string, isOdd: (field: unknown) => unknown, reason: string][] = [
  [
    'recommendedMax',
    (field) => isLess(field, 'max', 'recommendedMax'),
    'Nothing longer than "max" is allowed.',
  ],
  [
    'recommendedMax',
    (field) => isLess(field, 'recommendedMax', 'min'),
    'Every text is longer, because of "min".',
  ],
  [
    'default',
    (field) => valueAt(field, ['unique']) === true,
    'Only one row can have the default, because the field is unique.',
  ],
  [
    'unique',
    (field) => valueAt(field, ['unique']) === true && valueAt(field, ['type']) === 'select',
    'There can be only as many rows as options, because the field is unique.',
  ],
  [
    'options',
    (field) => new Set(findAll(field, 'options[].value').map(({ value }) => typeof value)).size > 1,
    'Some values are numbers and some are texts. Write them alike.',
  ],
  [
    'separator',
    (field) => /[\p{L}\d\n]/u.test(String(valueAt(field, ['separator']) ?? '')),
    'The separator can also occur in an entry. Use a mark such as | instead.',
  ],
  [
    'pattern',
    (field) => /\\\\[dwsDWSbp]/.test(String(valueAt(field, ['pattern', 'regex']))),
    'This regex matches a backslash. In JSON, \\d is written with two backslashes, not four.',
  ],
];

export function warnAboutRules(fields: readonly Found[]): ProblemAtPath[] {
  return fields.flatMap(({ value, path }) =>
    RULES.filter(([key, isOdd]) => valueAt(value, [key]) !== undefined && isOdd(value)).map(
      ([key, , reason]) => ({ path: [...path, key], reason }),
    ),
  );
}

function isLess(field: unknown, one: string, other: string): boolean {
  const [a, b] = [valueAt(field, [one]), valueAt(field, [other])];
  return typeof a === 'number' && typeof b === 'number' && a < b;
}

/** Where a file has text that people see. */
const TEXTS = [
  ...[
    'label',
    'labelPlural',
    'title',
    'navigation.group',
    'actions.add.title',
    'actions.update.title',
  ],
  ...[
    'fields[].label',
    'fields[].help',
    'fields[].trueLabel',
    'fields[].falseLabel',
    'columns[].label',
  ],
  'fields[].options[].label',
];

const ODD_TEXTS: readonly [RegExp, reason: string][] = [
  [/^\s|\s$/, 'This text begins or ends with a space. Remove it.'],
  [/[\u00ad\u200b\u2060]/, 'There is an invisible character in this text. Type it again.'],
  [/[ÂÃâ][\u0080-\u00bf€™œ“”]/, 'This text was garbled by another encoding. Type it again.'],
  [/<\/?[a-z][^>]*>|&\w+;/i, 'This text is shown as it is, with its HTML.'],
  [/[$%]\{\w+\}|\{\{/, 'This text is shown as it is, with its braces.'],
];

export function warnAboutTexts(file: unknown): ProblemAtPath[] {
  return TEXTS.flatMap((pattern) => namesAt(file, pattern)).flatMap(({ name, path }) => {
    const reason = ODD_TEXTS.find(([odd]) => odd.test(name))?.[1];
    return reason ? [{ path, reason }] : [];
  });
}
