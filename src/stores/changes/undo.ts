import type { Row } from '../../entities/row';
import type { ChangeName } from '../../entities/wire/history';
import { loadOrAlert } from '../calls/load-or-alert';
import { showChange } from '../calls/notices';
import { texts as callTexts } from '../calls/texts';
import { type ListSource, refreshList } from '../lists/lists';
import { isOwnServer, may } from '../session/rights';

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
  // Undoing an update keeps the view while the row is in it. Undoing a removal must bring the row into view.
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
