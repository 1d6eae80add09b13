import { plural } from '../../common/quantities';

export const texts = {
  load: 'Load the history',
  undo: 'Undo a change',
  rollBack: 'Roll back an import',
  rollingBack: 'Rolling back… You can keep working.',
  report: 'Download a report',
  undone: (what: readonly string[]) => `Undone: ${what.join(', ')}`,
  nothingToUndo: 'Nothing to undo: everything is as it was before.',
  rejected: (label: string, value: string | null) =>
    `${label} was not undone. Someone has changed it since${value === null ? '.' : `: it is now ${value}.`}`,
  rolledBack: (rows: number, left: number) =>
    `Rolled back ${plural(rows, 'row')}.${left > 0 ? ` Left alone, because of later changes: ${plural(left, 'row')}.` : ''}`,
  reportName: 'report.xlsx',
};
