import { formatCount, plural } from '../../common/quantities';

/** How many rows a message names. */
export const MAX_NAMED = 10;

export const texts = {
  selection: 'Selection',
  selected: (rows: number) => `${formatCount(rows)} selected`,
  selectAll: (rows: number) => `Select all ${formatCount(rows)}`,
  clear: 'Clear selection',
  edit: 'Edit',
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
  creating: (rows: number) => `Creating a file of ${plural(rows, 'row')}…`,
  exportFailed: 'The file could not be created.',
  andMore: (rows: number) => `… and ${formatCount(rows)} more`,
  changing: 'Changing rows',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  outcome: (changed: number, total: number, failed: number) => {
    const count = `${formatCount(changed)} of ${formatCount(total)} changed.`;
    if (failed === 0) return `${count} The others were not sent.`;
    return changed > 0 || failed === total
      ? `${count} ${formatCount(failed)} failed:`
      : 'Nothing was changed:';
  },
};
