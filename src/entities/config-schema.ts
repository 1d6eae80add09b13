import * as z from 'zod/mini';
import { tones } from '../common/tones';
import { documented, filledText, shownText } from '../field-types/documented';
import { conditions, shownValue } from '../field-types/field-model';
import * as fieldConfigs from '../field-types/registry/configs';
import { DEFAULT_ACTIONS, DEFAULT_PAGE_SIZE } from './entity-defaults';
import { iconNames } from './icon-names';

/** No part is `.` or `..`: browsers and servers read `/../x` as `/x`. */
const PATH = /^(\/[\w-]([\w.-]*[\w-])?)+$/;

const name = (description: string, example: string) =>
  documented(filledText(), description, example);
const optional = <Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  example: unknown = {},
) => documented(z.optional(schema), description, example);
const optionalText = (description: string, example: string) =>
  optional(shownText(), description, example);
const withDefault = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
  description: string,
  example: unknown,
) => documented(z._default(schema, value), description, example);
const listOf = <Schema extends z.ZodMiniType>(item: Schema) => z.array(item).check(z.minLength(1));
const fieldNames = (description: string, example: string[]) =>
  optional(listOf(z.string()), description, example);
const matching = (regex: RegExp, message: string) => z.string().check(z.regex(regex, message));
const pathText = matching(
  PATH,
  'Must be a path such as /coupon: it starts with a slash, and has letters, digits, hyphens, underscores, dots and slashes.',
);
const path = (description: string, example: string) => optional(pathText, description, example);
const flag = (description: string) => withDefault(z.boolean(), false, description, true);

const navigation = z.strictObject({
  group: optionalText('The menu heading above the link.', 'Marketing'),
  icon: withDefault(z.enum(iconNames), 'table', 'The icon of the menu link.', 'ticket'),
  order: withDefault(z.number(), 100, 'Links with lower numbers come first.', 10),
});

const tag = z.strictObject({
  label: documented(shownText(30), 'What the tag says.', 'Expired'),
  tone: withDefault(z.enum(tones), 'neutral', 'Its colour.', 'danger'),
  showIf: documented(conditions(), 'Which rows have it, in the form of a field’s showIf.', {
    validTill: { to: 'yesterday' },
  }),
});

const column = z.strictObject({
  field: name('The name of the field shown in this column.', 'name'),
  label: optionalText('The column header. Default: the field’s label.', 'Name'),
  searchable: optional(
    z.boolean(),
    'Whether the search box searches this column. Default: true, but for Aadhaar numbers.',
    false,
  ),
  sortable: optional(
    z.boolean(),
    'Whether people can sort the table by this column. Default: true, but for Aadhaar numbers.',
    false,
  ),
  filterable: withDefault(
    z.boolean(),
    true,
    'Whether people can filter the table by this column.',
    false,
  ),
  width: optional(
    z.int().check(z.minimum(60), z.maximum(800)),
    'The column’s initial width in pixels. Default: as its field type needs.',
    240,
  ),
  align: optional(
    z.enum(['start', 'end']),
    'Where its texts are: left (start) or right (end). Default: numbers right, others left.',
    'end',
  ),
  tag: optional(tag, 'A tag after the value in some rows.', {
    label: 'Expired',
    tone: 'danger',
    showIf: { validTill: { to: 'yesterday' } },
  }),
});

/** A column that the file writes as an object. */
export type WrittenColumn = z.output<typeof column>;

const section = z.strictObject({
  label: documented(shownText(), 'The heading.', 'Search engines'),
  fields: documented(listOf(z.string()), 'The fields below it.', ['metaTitle', 'metaDescription']),
});

const sort = z.union([filledText(), listOf(filledText())]);

const scalar = shownValue();
const end = z.union([z.string(), z.number()]);

const filter = z.strictObject({
  is: optional(z.enum(['filled', 'empty']), 'Rows with any value, or with none.', 'filled'),
  not: optional(listOf(scalar), 'Rows with none of these values.', [1]),
  from: optional(end, 'The first number or day of a range.', 100),
  to: optional(end, 'The last number or day of a range.', 500),
});

const view = z.strictObject({
  name: documented(shownText(80), 'What people call the view.', 'Ends this week'),
  search: optional(filledText(), 'What is in the search box.', 'Jaipur'),
  filter: optional(
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), listOf(scalar), filter])),
    'By the names of columns: a value as it is stored, a list of them, a period such as "this-week", or an object.',
    { status: true, validTill: 'this-week', amount: { from: 100 } },
  ),
  sort: optional(
    sort,
    'How it is sorted, in the form of the file’s sort; "none" if it is not.',
    '-validTill',
  ),
  columns: fieldNames(
    'The columns that it shows, in order. Default: as the user has arranged them.',
    ['name', 'code'],
  ),
  pageSize: optional(
    z.int().check(z.minimum(1), z.maximum(1000)),
    'The number of rows on a page.',
    50,
  ),
});

export type WrittenView = z.output<typeof view>;

const searchPreview = z.strictObject({
  title: name('The name of the field with the title of the search result.', 'metaTitle'),
  description: name('The name of the field with its description.', 'metaDescription'),
  address: withDefault(
    filledText(),
    '/',
    'The page’s path on the shop’s site. {slug} is replaced by the value of the field slug.',
    '/in/{slug}',
  ),
});

const link = z.strictObject({
  label: documented(shownText(30), 'What the link says.', 'Wallpapers'),
  to: documented(
    filledText(),
    'The address that it opens. {catId} is replaced by the value of the field catId.',
    '/catalogue?category={catId}',
  ),
});

const add = z.strictObject({
  title: optionalText('The heading of the add form. Default: “Add” and the label.', 'Add Coupon'),
});
const update = z.strictObject({
  title: optionalText(
    'The heading of the update dialog. Default: made from the label.',
    'Update Coupon Details',
  ),
  fields: fieldNames('The fields in the update dialog. Default: those of the form.', [
    'name',
    'code',
  ]),
});
const bulkUpdate = z.strictObject({
  key: name('The name of the field that identifies each spreadsheet row.', 'code'),
  columns: fieldNames(
    'The fields in the spreadsheet. Default: the key and the form’s fields, without Aadhaar numbers.',
    ['code', 'name', 'amount'],
  ),
  adds: flag(
    'Whether a spreadsheet may also add rows: those with a new key, once somebody has confirmed that.',
  ),
});

const actions = z.strictObject({
  add: optional(add, 'An add form above the table.'),
  update: optional(update, 'An Update button in each row.'),
  remove: optional(z.strictObject({}), 'A Remove button in each row.'),
  bulkUpdate: optional(bulkUpdate, 'Updates rows from an uploaded spreadsheet.', { key: 'code' }),
  download: optional(z.strictObject({}), 'A button that downloads the rows as a spreadsheet.'),
});

const endpoints = z.strictObject({
  fetch: path('The path that lists the rows.', '/api/coupon/fetch'),
  add: path('The path that adds a row.', '/api/coupon/add'),
  update: path('The path that updates a row.', '/api/coupon/update'),
  remove: path('The path that removes a row.', '/api/coupon/remove'),
  bulkUpdate: path('The path that accepts a spreadsheet.', '/api/coupon/bulkUpdate'),
  download: path('The path that returns the spreadsheet.', '/api/coupon/download'),
});

const { aadhaar, ...otherTypes } = fieldConfigs;
/** One strict object per field type. */
export const fieldSchema = z.discriminatedUnion('type', [
  aadhaar(),
  ...Object.values(otherTypes).map((config) => config()),
]);

/**
 * The format of an entity file, with a description and an example of every key. It checks each value
 * on its own; `check-references.ts` checks that the names match each other.
 */
export const entityFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  label: documented(shownText(), 'What people call one row.', 'Coupon'),
  labelPlural: optionalText(
    'What people call several rows. Default: the label with -s, -es or -ies.',
    'Coupons',
  ),
  title: optionalText('The heading of the screen. Default: labelPlural.', 'Coupons'),
  description: optional(
    shownText(500),
    'What the screen is for, as its help and the manual say it.',
    'Codes that give customers a discount.',
  ),
  navigation: documented(z.prefault(navigation, {}), 'The link to the screen in the menu.', {
    group: 'Marketing',
    icon: 'ticket',
    order: 10,
  }),
  route: path('The address of the screen. Default: a slash and the name of the file.', '/coupon'),
  endpoint: path(
    'The start of the request paths. Default: /api/ and the name of the file.',
    '/api/coupon',
  ),
  endpoints: documented(
    z.prefault(endpoints, {}),
    'Paths of single requests, if they don’t start with the endpoint.',
    { fetch: '/api/coupons/list' },
  ),
  pageSize: withDefault(
    z.int().check(z.minimum(1), z.maximum(1000)),
    DEFAULT_PAGE_SIZE,
    'The number of rows on a page of the table.',
    5,
  ),
  sort: optional(
    sort,
    'How the table is sorted when it opens: the name of a column’s field, with - before it for the largest values first; several in a list.',
    '-validTill',
  ),
  // Databases have a limit, and keep columns that are no longer fields.
  fields: documented(listOf(fieldSchema).check(z.maxLength(500)), 'The values that a row has.', [
    { name: 'name', label: 'Name', type: 'text', required: true },
  ]),
  columns: optional(
    listOf(z.union([z.string(), column])),
    'The columns of the table, from left to right: names of fields, or objects that say more. Default: all fields.',
    ['name', { field: 'amount', width: 120 }],
  ),
  views: optional(
    listOf(view),
    'Searches, filters and orders of the table that people choose by their names.',
    [{ name: 'Ends this week', filter: { status: true, validTill: 'this-week' } }],
  ),
  links: optional(
    listOf(link),
    'Links in each row to other screens. `{field}` in an address is replaced by the row’s value.',
    [{ label: 'Wallpapers', to: '/catalogue?category={catId}' }],
  ),
  form: optional(
    listOf(z.union([z.string(), section])),
    'The fields in the add form and the update dialog, in order, with headings above some of them. Default: all.',
    ['name', { label: 'Search engines', fields: ['metaTitle', 'metaDescription'] }],
  ),
  searchPreview: optional(searchPreview, 'Shows a preview of the search result beside the form.', {
    title: 'metaTitle',
    description: 'metaDescription',
    address: '/in/{slug}',
  }),
  actions: withDefault(
    actions,
    DEFAULT_ACTIONS,
    'What staff can do. Only the listed actions exist.',
    DEFAULT_ACTIONS,
  ),
});

const fieldUse = z.looseObject({
  field: name('The name of a field in shared-fields.json.', 'metaTitle'),
});

/** The same format, in which `fields` may also name shared fields. */
export const writtenFileSchema = z.extend(entityFileSchema, {
  fields: documented(
    z.array(z.union([z.string(), fieldUse, fieldSchema])),
    'The values that a row has: fields, names of shared fields, or shared fields with changes.',
    [
      { name: 'name', type: 'text', required: true },
      'metaTitle',
      { field: 'metaDescription', rows: 4 },
    ],
  ),
});

/** An entity's file once its shape is checked. */
export type EntityFile = z.output<typeof entityFileSchema>;
