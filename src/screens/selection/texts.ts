import { formatCount, plural } from '../../common/quantities';

export const texts = {
  selection: 'Selection',
  selected: (rows: number) => `${formatCount(rows)} selected`,
  selectAll: (rows: number) => `Select all ${formatCount(rows)}`,
  clear: 'Clear selection',
  edit: 'Edit',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  stop: 'Stop',
  field: 'Field',
  chooseField: 'Choose a field',
  editTitle: (rows: string) => `Edit ${rows}`,
  removeTitle: (rows: string) => `Remove ${rows}?`,
  removeQuestion: (rows: number) =>
    `${plural(rows, 'row')} will be removed from the list for everyone.`,
  willChange: (rows: number) =>
    rows === 0 ? 'Nothing will change.' : `${plural(rows, 'row')} will change`,
  same: (rows: number) =>
    `${plural(rows, 'row')} already ${rows === 1 ? 'has' : 'have'} this value.`,
  invalid: (rows: number) => `${plural(rows, 'row')} can’t have this value`,
  leaveOut: (rows: number) => `Unselect ${plural(rows, 'row')}`,
  andMore: (rows: number) => `… and ${formatCount(rows)} more`,
  empty: '(empty)',
  to: 'to',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  outcome: (changed: number, total: number, failed: number) =>
    `${formatCount(changed)} of ${formatCount(total)} changed. ${formatCount(failed)} failed`,
  refused: 'Nothing was changed',
  stopped: (changed: number, total: number) =>
    `${formatCount(changed)} of ${formatCount(total)} changed. The others were not sent.`,

  export: 'Export',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  exporting: (kind: string) => `Export ${kind}`,
  exportFailed: 'The file could not be made.',
  tooManyRows: 'A sheet can have at most 1,048,575 rows. Export a selection, or as CSV.',
};
