import { formatBytes, formatCount, plural } from '../../common/quantities';

/** What people read in the section of spreadsheets. */
export const texts = {
  title: 'Bulk Update',
  file: 'Spreadsheet (.xlsx)',
  hint: 'Download the rows, change them, and choose the file, or drop it here.',
  upload: 'Upload',
  download: 'Download Data',

  reading: 'Reading the file …',
  comparing: (done: number, total: number) =>
    `Comparing ${formatCount(done)} of ${formatCount(total)} rows …`,
  sending: (sent: number, total: number) =>
    `${formatBytes(sent)} of ${formatBytes(total)} sent (${Math.floor((100 * sent) / total)} %)`,
  checking: 'Sent. The server checks every row …',
  noPreview: 'No preview available. You can still upload it.',

  nothingChanges: 'Nothing would change.',
  changedCells: (cells: number, rows: number) =>
    `${plural(cells, 'cell changes', 'cells change')} in ${plural(rows, 'row')}`,
  invalidCells: (cells: number) => `${plural(cells, 'cell is', 'cells are')} wrong`,
  unknownRows: (rows: number) => `${plural(rows, 'row is', 'rows are')} not in the list`,
  unchangedRows: (rows: number) => `${plural(rows, 'row')} unchanged`,
  newLinks: (links: number) => plural(links, 'new link'),
  knownLinks: (links: number) => `${plural(links, 'link is', 'links are')} there already`,
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
  more: (left: number) => `Show more (${formatCount(left)} left)`,
};
