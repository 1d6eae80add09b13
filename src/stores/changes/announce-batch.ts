import { screenOf } from '../../entities/hand-written';
import { showChange } from '../calls/notices';
import { texts } from '../calls/texts';
import type { BatchKind } from '../history/texts';
import { loadUndo, mayUndo } from './undo';

/** Rows that were changed together. */
interface Batch {
  readonly kind: BatchKind;
  readonly entity: string;
  /** Its entry in our own server's history. */
  readonly entry: number | undefined;
  /** Fetches the lists that it changed. */
  readonly refresh: () => Promise<void>;
}

/** Whether the user can undo a batch that our own server has recorded. */
export function canUndo({ entity, entry }: Pick<Batch, 'entity' | 'entry'>): boolean {
  return entry !== undefined && mayUndo(screenOf(entity));
}

/** Says what was changed, with `Undo` for users who may undo it. */
export function announceBatch(text: string, batch: Batch): void {
  const { entry, kind, refresh } = batch;
  async function undo(id: number) {
    const history = await loadUndo();
    if (!history) return;
    await history.rollBack(id, kind);
    await refresh();
  }
  const run = entry !== undefined && canUndo(batch) && (() => void undo(entry));
  showChange(text, run ? { label: texts.undo, run } : undefined);
}
