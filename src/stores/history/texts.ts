import { plural } from '../../common/quantities';
import type { RollBackResult, UndoResult } from '../../entities/wire/history';

type Rejected = UndoResult['rejected'][number];

/** The state of a row once a change of it has been undone. */
const stateBefore: Readonly<Record<UndoResult['action'], string>> = {
  add: 'has been removed',
  update: 'has its earlier values',
  remove: 'has been restored',
  import: 'is as it was',
};

/** How rows were changed together: an import is rolled back, any other change is undone. */
const together = {
  rows: { name: 'Undo a change to several rows', busy: 'Undoing', done: 'Undone in' },
  import: { name: 'Roll back an import', busy: 'Rolling back', done: 'Rolled back' },
};

export type BatchKind = keyof typeof together;

export const texts = {
  load: 'Load the history',
  undo: 'Undo a change',
  rollBack: (kind: BatchKind) => together[kind].name,
  rollingBack: (kind: BatchKind) => `${together[kind].busy}… You can keep working.`,
  report: 'Download a report',
  undone: ({ action, title, undone }: UndoResult) =>
    action === 'update'
      ? `Undone: ${undone.join(', ')} (${title})`
      : `Undone: ${title} was ${action === 'add' ? 'removed' : 'restored'}`,
  nothingToUndo: ({ action, title }: UndoResult) =>
    `Nothing to undo: ${title} ${stateBefore[action]} already.`,
  rejected: ({ label, value, isSecret }: Rejected, title: string) =>
    `${label} of ${title} was not undone. It has been changed since${isSecret ? '' : `, and is now ${value ?? 'empty'}`}.`,
  notRemoved: ({ title, rejected }: UndoResult) =>
    `${title} was not removed. Changed since: ${rejected.map(newValue).join(', ')}.`,
  rolledBack(kind: BatchKind, { rolledBack, left, rejected }: RollBackResult) {
    const skipped = (rows: number, why: string) =>
      rows > 0 ? ` ${plural(rows, 'row was', 'rows were')} skipped because ${why}.` : '';
    const changed = skipped(left, `${left === 1 ? 'it has' : 'they have'} changed since`);
    const invalid = skipped(rejected, 'the earlier values are no longer valid');
    return `${together[kind].done} ${plural(rolledBack, 'row')}.${changed}${invalid}`;
  },
  reportName: 'report.xlsx',
};

function newValue({ label, value, isSecret }: Rejected): string {
  return isSecret ? label : `${label} (now ${value ?? 'empty'})`;
}
