import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import type { ChangeName } from '../../entities/wire/history';
import { MERGE, MERGED } from '../../entities/wire/merge';
import { loadOrAlert } from '../calls/load-or-alert';
import { showChange, showToast } from '../calls/notices';
import { texts as callTexts } from '../calls/texts';
import { type ListSource, refreshList } from '../lists/lists';
import { isOwnServer, may } from '../session/rights';
import { texts } from './texts';

/** Loads the code that undoes changes. If it can't be loaded, an alert says so. */
export const loadUndo = () => loadOrAlert(() => import('../history/history'));

/** Whether the user may undo changes on a screen. */
export const mayUndo = (screen: string) => isOwnServer() && may(screen, 'undo');

/** Says what was changed, and offers to undo it. If it can't be undone, says nothing and returns false. */
export function offerUndo<Content>(
  text: string,
  list: ListSource<Content>,
  change: ChangeName | undefined,
  opens?: string,
): boolean {
  if (!change || !mayUndo(list.key)) return false;
  // Undoing an update keeps the view as long as the row is in it. Undoing a removal must bring the row into view.
  const keepsView = 'row' in change && change.version !== undefined ? String(change.row) : false;
  async function run(one: ChangeName) {
    const history = await loadUndo();
    if (!history) return;
    await history.undoChange(one);
    await refreshList(list, { keepsView });
  }
  showChange(text, { label: callTexts.undo, run: () => void run(change), opens });
  return true;
}

/** The row to send, with the request that our own server merge it with what others have changed. */
export function askToMerge(row: Row): Row {
  return isOwnServer() ? { ...row, [MERGE]: true } : row;
}

/** The fields that others have changed, each with its label. */
export function mergedIn({ [MERGED]: merged }: Row) {
  return Array.isArray(merged) ? merged.filter(isRecord) : [];
}

interface Update {
  readonly entity: string;
  readonly before: Row;
  /** The row in the response. */
  readonly written: Row | undefined;
}

/**
 * Says what an update has changed, and what others have, and offers to undo it. If it can't be undone, says only what
 * others have changed, and returns false.
 */
export function announceUpdate<Content>(
  text: string,
  list: ListSource<Content>,
  { entity, before, written }: Update,
): boolean {
  if (!written) return false;
  announceMerged(written);
  return offerUndo(text, list, changeOf(entity, written, Number(before.version)));
}

/** Says what others have changed. */
function announceMerged(row: Row): void {
  const all = mergedIn(row);
  for (const by of new Set(all.map((field) => field.by))) {
    const labels = all.filter((field) => field.by === by).map(({ label }) => label);
    showToast(texts.alsoChanged(labels.join(', '), by));
  }
}

/** The row without the fields that others have changed. */
export function withoutMerged({ [MERGED]: _, ...row }: Row): Row {
  return row;
}

/** The change that gave a row its version, unless nothing was changed. */
export function changeOf(
  entity: string,
  { id, version }: Row,
  before?: unknown,
): ChangeName | undefined {
  return typeof version === 'number' && version !== before
    ? { entity, row: id, version }
    : undefined;
}
