import * as z from 'zod/mini';
import { documented } from '../field-types/documented';
import * as fieldConfigs from '../field-types/registry/configs';
import { iconNames } from './icon-names';

const name = (description: string, example: string) =>
  documented(z.string().check(z.minLength(1)), description, example);
const optionalText = (description: string, example: string) =>
  documented(z.optional(z.string().check(z.minLength(1))), description, example);
const path = (description: string, example: string) =>
  documented(
    z.optional(
      z.string().check(z.regex(/^\/[\w\-./]*[\w-]$/, 'Must be a path that begins with a slash.')),
    ),
    description,
    example,
  );
const flag = (fallback: boolean, description: string) =>
  documented(z._default(z.boolean(), fallback), description, !fallback);

const navigation = z.strictObject({
  group: optionalText('The heading under which the link stands.', 'Marketing'),
  icon: documented(z._default(z.enum(iconNames), 'table'), 'The link’s icon.', 'ticket'),
  order: documented(z._default(z.number(), 100), 'Lower numbers stand first.', 10),
});

const column = z.strictObject({
  field: name('The name of the field shown in this column.', 'name'),
  label: optionalText('The column’s header; the field’s label when left out.', 'Name'),
  searchable: flag(false, 'Whether the search box looks into this column.'),
  sortable: flag(false, 'Whether its header sorts the table.'),
});

const sort = z.strictObject({
  field: name('The name of a sortable column’s field.', 'name'),
  direction: documented(
    z._default(z.enum(['asc', 'desc']), 'asc'),
    'Whether small values stand first (asc) or last (desc).',
    'asc',
  ),
});

const fieldNames = z.array(z.string()).check(z.minLength(1));

const add = z.strictObject({
  title: optionalText('The add form’s heading; made from the label when left out.', 'Add Coupon'),
});
const update = z.strictObject({
  title: optionalText(
    'The update dialog’s heading; made from the label when left out.',
    'Update Coupon Details',
  ),
  fields: documented(
    z.optional(fieldNames),
    'The names of the fields in the update dialog; those of the form when left out.',
    ['name', 'code'],
  ),
});
const bulkUpdate = z.strictObject({
  key: name('The name of the field by which spreadsheet rows find their row.', 'code'),
  columns: documented(
    z.optional(fieldNames),
    'The names of the fields in the spreadsheet; the key and the form’s when left out, but no Aadhaar numbers.',
    ['code', 'name', 'amount'],
  ),
});

const searchPreview = z.strictObject({
  title: name('The name of the field that search engines show as the title.', 'metaTitle'),
  description: name(
    'The name of the field that search engines show as the description.',
    'metaDescription',
  ),
  address: documented(
    z._default(z.string().check(z.minLength(1)), '/'),
    'The page’s path on the shop’s site; {slug} stands for the value of the field slug.',
    '/in/{slug}',
  ),
});

const action = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  documented(z.optional(schema), description, {});

const actions = z.strictObject({
  add: action(add, 'An add form above the table.'),
  update: action(update, 'An Update button in each row.'),
  remove: action(z.strictObject({}), 'A Remove button in each row.'),
  bulkUpdate: action(bulkUpdate, 'Updating many rows by uploading a spreadsheet.'),
  download: action(z.strictObject({}), 'Downloading the rows as a spreadsheet.'),
});

const endpoints = z.strictObject({
  fetch: path('The path that lists the rows.', '/api/coupon/fetch'),
  add: path('The path that adds a row.', '/api/coupon/add'),
  update: path('The path that updates a row.', '/api/coupon/update'),
  remove: path('The path that removes a row.', '/api/coupon/remove'),
  bulkUpdate: path('The path that takes a spreadsheet.', '/api/coupon/bulkUpdate'),
  download: path('The path that gives the spreadsheet.', '/api/coupon/download'),
});

/** One strict object per field type. */
function fieldConfig() {
  const [first, ...others] = Object.values(fieldConfigs).map((config) => config());
  if (!first) throw new Error('There are no field types.');
  return z.discriminatedUnion('type', [first, ...others]);
}

/**
 * What an entity's JSON file may say, with a description and an example for every key. It checks the
 * shape; `check-references.ts` checks that the names in it fit together.
 */
export const entityFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: documented(
    z
      .string()
      .check(
        z.regex(
          /^[a-z][a-zA-Z0-9]*$/,
          'Must begin with a small letter and go on with letters and digits only.',
        ),
      ),
    'The entity’s name: the file’s name without .json. Lower case, letters and digits.',
    'coupon',
  ),
  label: name('What one row is called.', 'Coupon'),
  labelPlural: optionalText('What many are called; the label with an s when left out.', 'Coupons'),
  title: optionalText('The screen’s heading; labelPlural when left out.', 'Coupons'),
  navigation: documented(z.prefault(navigation, {}), 'Where the link to the screen stands.', {
    group: 'Marketing',
    icon: 'ticket',
    order: 10,
  }),
  route: path('The screen’s address; a slash and the name when left out.', '/coupon'),
  endpoint: path('Where the server answers; /api/ and the name when left out.', '/api/coupon'),
  endpoints: documented(
    z.prefault(endpoints, {}),
    'Paths of single calls, where they differ from the endpoint’s.',
    { fetch: '/api/coupons/list' },
  ),
  pageSize: documented(
    z._default(z.int().check(z.minimum(1), z.maximum(1000)), 25),
    'How many rows a page of the table shows.',
    5,
  ),
  defaultSort: documented(z.optional(sort), 'How the table is sorted at first.', {
    field: 'name',
    direction: 'asc',
  }),
  fields: documented(z.array(fieldConfig()).check(z.minLength(1)), 'What a row is made of.', [
    { name: 'name', label: 'Name', type: 'text', required: true },
  ]),
  columns: documented(
    z.optional(z.array(column).check(z.minLength(1))),
    'What the table shows, from left to right; all fields when left out.',
    [{ field: 'name', searchable: true, sortable: true }],
  ),
  form: documented(
    z.optional(fieldNames),
    'The names of the fields in the add form and the update dialog, in order; all when left out.',
    ['name', 'code'],
  ),
  searchPreview: documented(
    z.optional(searchPreview),
    'Shows, beside the form, how a search engine would show the page.',
    { title: 'metaTitle', description: 'metaDescription', address: '/in/{slug}' },
  ),
  actions: documented(
    z._default(actions, { add: {}, update: {}, remove: {} }),
    'What staff may do. An action that is not listed does not exist.',
    { add: {}, update: {}, remove: {} },
  ),
});

/** An entity's file once its shape is checked. */
export type EntityFile = z.output<typeof entityFileSchema>;
