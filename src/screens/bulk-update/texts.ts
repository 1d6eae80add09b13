import { formatCount, plural } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import { inSentence } from '../in-sentence';

export const texts = {
  title: 'Bulk Update',
  file: 'Spreadsheet (.xlsx)',
  hint: 'Download the rows, edit them, then choose the file or drop it here.',
  firstHint: 'Choose the file, or drop it here.',
  upload: 'Upload',
  download: 'Download Data',

  reading: 'Reading file…',
  comparing: (done: number, total: number) =>
    `Comparing ${formatCount(done)} of ${formatCount(total)} rows…`,
  checking: 'Uploaded. The server is checking the rows…',
  noPreview: 'No preview available. You can still upload it.',

  noChanges: 'No changes',
  noRows: 'No rows in the file',
  changedCells: (cells: number, rows: number) =>
    `${plural(cells, 'cell')} in ${plural(rows, 'row')} will change`,
  invalidCells: (cells: number) => plural(cells, 'invalid cell'),
  unsureCells: (cells: number) => `${plural(cells, 'hidden value')} may change`,
  unknownRows: (rows: number) => plural(rows, 'unknown row'),
  rowsToAdd: (rows: number, { label, labelPlural }: EntityConfig) =>
    plural(rows, `new ${inSentence(label)}`, `new ${inSentence(labelPlural)}`),
  unchangedRows: (rows: number) => plural(rows, 'unchanged row'),
  newLinks: (links: number) => plural(links, 'new link'),
  existingLinks: (links: number) => plural(links, 'existing link'),
  unknownColumns: (names: readonly string[]) =>
    `Ignored ${names.length === 1 ? 'column' : 'columns'}: ${names.join(', ')}`,
  columnsOfNewRows: (names: readonly string[]) =>
    `Only filled in for new rows: ${names.join(', ')}`,
  withErrors: 'Download with errors',
  withErrorsName: (file: string) => `${file.replace(/\.xlsx$/i, '')} with errors.xlsx`,
  notMarked:
    'Part of this file is damaged, so its errors can’t be marked. Save it again in your spreadsheet program.',
  fixFirst: (problems: number) => `Fix ${plural(problems, 'problem')} first`,

  problems: 'Problems',
  changes: 'Changes',
  newRows: 'New rows',
  adds: (rows: number) => `Add ${plural(rows, 'new row')}`,
  noRowsYet: (labelPlural: string) => `There are no ${inSentence(labelPlural)} yet. To add them:`,
  firstSteps: (label: string) => [
    'Download the empty sheet.',
    `Fill in one row for each ${inSentence(label)}. The second sheet explains the columns.`,
    'Choose the file below, review the preview, then upload.',
  ],
  downloadEmpty: 'Download empty sheet',
  row: 'Row',
  column: 'Column',
  inFile: 'In the file',
  problem: 'Problem',
  key: 'Key',
  current: 'Current',
  empty: '(empty)',
  linksToAdd: 'New links',
  wpId: 'Wallpaper ID',
  category: 'Category',
  more: (left: number) => `Show more (${formatCount(left)} left)`,
};
