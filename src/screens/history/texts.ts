import { formatCount, plural } from '../../common/quantities';
import type { HistoryEntry, RollBackPreview, Way } from '../../entities/wire/history';
import { texts as changeTexts } from '../../stores/changes/texts';

/** The words for ways that have a shorter name on the wire. */
const ways: Readonly<Record<string, string>> = { sheet: 'spreadsheet', toggle: 'click' };

export const texts = {
  person: 'Person',
  everyone: 'Everyone',
  day: 'Day',
  field: 'Field',
  allFields: 'All fields',
  more: 'Show more',
  failed: 'The history could not be loaded.',
  none: 'Nothing has been changed yet.',
  noneFound: 'No change matches these filters.',
  empty: '(empty)',
  secret: '(changed, not shown)',
  hidden: '(not shown)',
  to: 'to',
  actions: { add: 'Added', update: 'Changed', remove: 'Removed', import: '' },
  of: (entry: HistoryEntry) =>
    entry.import
      ? importName(entry.import.file, entry.way)
      : `${texts.actions[entry.action]}: ${entry.title}`,
  by: (who: string | null, way: string | null) =>
    [who ?? changeTexts.server, ways[way ?? ''] ?? way].filter(Boolean).join(' · '),
  counts: (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${formatCount(count)} ${name}`)
      .join(', '),
  report: 'Download report',
  together: {
    rows: { run: 'Undo', done: 'Undone' },
    import: { run: 'Roll Back', done: 'Rolled back' },
  },
  rollBackOf: 'Changes rolled back',
  rollBackTitle: 'Roll Back Import',
  undoTitle: (what: string) => `Undo: ${what}`,
  undoAddTitle: (row: string) => `Undo adding ${row}?`,
  undoAdd: 'This removes the row. You can restore it from the history.',
  willChange: (preview: RollBackPreview, what: string) => {
    const { count, added, removed, rejectedCount } = preview;
    const updated = count - added - removed;
    const sentences = [
      updated > 0 &&
        `${plural(updated, 'row will return to its', 'rows will return to their')} values before ${what}.`,
      added > 0 && `${plural(added, 'row')} that ${what} added will be removed.`,
      removed > 0 && `${plural(removed, 'row')} that ${what} removed will be restored.`,
    ].filter(Boolean);
    if (sentences.length > 0) return sentences.join(' ');
    return rejectedCount > 0
      ? 'Nothing will change.'
      : 'Nothing will change: every row has changed since then.';
  },
  willBeRemoved: 'will be removed',
  willBeRestored: 'will be restored',
  thisChange: 'this change',
  newer: (rows: number) => `${plural(rows, 'row')} changed since`,
  newerHelp: 'These stay as they are, unless you tick them.',
  rejected: (rows: number) => `${plural(rows, 'row')} with earlier values that are no longer valid`,
  rejectedHelp: 'These stay as they are.',
  others: (rows: number) => plural(rows, 'other row will change', 'other rows will change'),
  selectAll: (listed: number, all: number) =>
    listed < all ? `Select the ${plural(listed, 'row')} listed here` : 'Select all',
  andMore: (rows: number) => `… and ${plural(rows, 'more row')}`,
};

function importName(file: string, way: Way | null): string {
  if (way === 'selection' || way === 'view') return file;
  return file ? `Import: ${file}` : texts.rollBackOf;
}
