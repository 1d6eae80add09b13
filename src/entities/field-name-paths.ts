// The paths at which the file of an entity names its fields. `[]` means every item of a list.

/** Lists of field names in which none may occur twice. */
export const FIELD_LISTS: readonly (readonly [what: string, ...paths: string[]])[] = [
  ['column', 'columns[]', 'columns[].field'],
  ['field', 'form[]', 'form[].fields[]'],
  ['field', 'actions.update.fields[]'],
  ['field', 'actions.bulkUpdate.columns[]'],
];

/** Keys of a field that can depend on each value of another one. */
export const DEPENDENT_KEYS = ['display', 'min', 'max'];

/** Names of fields. In a sort, a minus may precede the name. */
export const REFERENCES = [
  ...FIELD_LISTS.flatMap(([, ...paths]) => paths),
  'actions.bulkUpdate.key',
  'sort',
  'sort[]',
  ...DEPENDENT_KEYS.map((key) => `fields[].${key}.by`),
  'searchPreview.title',
  'searchPreview.description',
];

/** Names of fields that must have columns. */
export const VIEW_REFERENCES = ['views[].sort', 'views[].sort[]', 'views[].columns[]'];

/** Objects whose keys are names. */
export const CONDITIONS = ['fields[].showIf', 'columns[].tag.showIf'];
export const VIEW_FILTER = 'views[].filter';

/** Texts that have names in braces. */
export const ADDRESSES = ['searchPreview.address', 'links[].to'];
