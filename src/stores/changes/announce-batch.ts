import { screenOf } from '../../entities/hand-written';
import { showChange } from '../calls/notices';
import type { BatchKind } from '../history/texts';
import { isOffered, may } from '../session/rights';
import { texts } from './texts';

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
  return entry !== undefined && isOffered('history') && may(screenOf(entity), 'undo');
}

/** Says what was changed, with `Undo` for users who may undo it. */
export function announceBatch(text: string, batch: Batch): void {
  const { entry, kind, refresh } = batch;
  const undo = async (id: number) => {
    const { rollBack } = await import('../history/history');
    await rollBack(id, kind);
    await refresh();
  };
  const run =
    entry !== undefined && canUndo(batch) && (() => void undo(entry).catch(console.error));
  showChange(text, run ? { label: texts.undo, run } : undefined);
}
