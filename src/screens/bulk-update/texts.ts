const count = (number: number) => number.toLocaleString('en-IN');
const some = (number: number, one: string, many: string) =>
  `${count(number)} ${number === 1 ? one : many}`;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** What people read in the section of spreadsheets. */
export const texts = {
  title: 'Bulk Update',
  file: 'Spreadsheet (.xlsx)',
  hint: 'Download the rows, change them, and choose the file, or drop it here.',
  upload: 'Upload',
  download: 'Download Data',

  reading: 'Reading the file …',
  comparing: (done: number, total: number) => `Comparing ${count(done)} of ${count(total)} rows …`,
  sending: (sent: number, total: number) =>
    `${megabytes(sent)} of ${megabytes(total)} MB sent (${Math.floor((100 * sent) / total)} %)`,
  checking: 'Sent. The server checks every row …',
  noPreview: 'No preview available. You can still upload it.',

  nothingChanges: 'Nothing would change.',
  changedCells: (cells: number, rows: number) =>
    `${some(cells, 'cell changes', 'cells change')} in ${some(rows, 'row', 'rows')}`,
  invalidCells: (cells: number) => `${some(cells, 'cell is', 'cells are')} wrong`,
  unknownRows: (rows: number) => `${some(rows, 'row is', 'rows are')} not in the list`,
  unchangedRows: (rows: number) => `${some(rows, 'row', 'rows')} unchanged`,
  newLinks: (links: number) => some(links, 'new link', 'new links'),
  knownLinks: (links: number) => `${some(links, 'link is', 'links are')} there already`,
  unknownColumns: (names: readonly string[]) =>
    `${names.length === 1 ? 'This column is' : 'These columns are'} not used: ${names.join(', ')}.`,
  allOrNothing: 'Fix all problems first; nothing is applied until then.',

  problems: 'What is wrong',
  changes: 'What would change',
  row: 'Row',
  column: 'Column',
  inFile: 'In the file',
  message: 'What is wrong',
  key: 'Key',
  now: 'Now',
  empty: '(empty)',
  linksToCome: 'New links',
  wpId: 'Wallpaper ID',
  category: 'Category',
  more: (left: number) => `Show more (${count(left)} left)`,
};
