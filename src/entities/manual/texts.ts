import { plural } from '../../common/quantities';

type Entry = readonly [term: string, ...sentences: string[]];

/** What the manual says, besides what configs and field types say themselves. */
export const texts = {
  purpose: (kind: string) => `This screen lists all ${kind}.`,
  fields: 'Fields',
  table: 'Table',
  actions: 'Actions',
  anyColumn: 'any column',
  allFields: 'all fields',

  required: 'Required.',
  onlyIf: (condition: string) => `Only if ${condition}.`,
  whole: 'A whole number.',
  lines: 'Text of one or several lines.',
  atLeast: (min: string) => `At least ${min}.`,
  atMost: (max: string) => `At most ${max}.`,
  characters: (count: number) => plural(count, 'character'),
  recommended: (max: number) => `Up to ${plural(max, 'character')} are recommended.`,
  from: (day: string) => `${day} or later`,
  until: (day: string) => `${day} or earlier`,
  recommendedDays: (days: string) => `${days} is recommended.`,
  separated: (separator: string) => `Several entries, separated by “${separator}”.`,
  several: 'Several can be chosen.',
  upload: 'The form can upload it, if the server accepts files.',
  hidden: 'The table shows only part of it.',
  unique: 'Must be different in every row.',
  readOnly: 'Read-only.',
  startsAs: (value: string) => `The default is “${value}”.`,

  columns: (all: string): Entry => ['Columns', `${all}.`],
  search: (columns: string): Entry => ['Search', `Finds text in ${columns}.`],
  sort: (columns: string): Entry => ['Sort', `Click the header of ${columns}.`],
  sortedBy: (column: string, isUp: boolean) =>
    `Initially sorted by ${column}, ${isUp ? 'smallest' : 'largest'} first.`,
  filters: (columns: string): Entry => [
    'Filters',
    `Show only rows with certain values in ${columns}.`,
  ],
  views: (names: string): Entry => ['Views', `${names}.`],
  export: ['Export', 'Saves the rows found, or only the selected ones, as Excel or CSV.'] as const,
  keyboard: 'Keyboard',

  add: (fields: string) => `The form above the table adds a row. It asks for ${fields}.`,
  update: (title: string, fields: string): Entry => [
    'Update',
    `The button in a row opens “${title}”, with ${fields}.`,
  ],
  links: (labels: string): Entry => ['Links', `Each row has links: ${labels}.`],
  remove: ['Remove', 'The button in a row asks first, then removes the row.'] as const,
  inUse: (kinds: string) => `Rows that ${kinds} refer to can’t be removed.`,
  bulkUpdate: (columns: string, key: string, adds: boolean): Entry => [
    'Bulk Update',
    `${adds ? 'Adds and changes' : 'Changes'} many rows with a spreadsheet (.xlsx) that has columns for ${columns}. ${key} identifies the row. You see all changes before you upload them.`,
  ],
  download: ['Download Data', 'Saves all rows as a spreadsheet.'] as const,
};
