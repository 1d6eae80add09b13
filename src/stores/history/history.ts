import * as api from '../../api/history';
import { Failure } from '../../api/http/errors';
import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import type {
  ChangeName,
  HistoryQuery,
  RollBackPreview,
  RollBackRow,
} from '../../entities/wire/history';
import { showAlert, showBusy, showChange, showToast } from '../calls/notices';
import { runOrAlert } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { saveFile } from '../save-file';
import { type BatchKind, texts } from './texts';

export const loadHistory = (query: HistoryQuery) =>
  runOrAlert(texts.load, () => api.fetchHistory(query));

/** What rolling a batch back would change; undefined if that is unknown, or someone else has rolled it back. */
export async function loadRollBack(
  id: number,
  kind: BatchKind,
): Promise<RollBackPreview | undefined> {
  const preview = await runOrAlert(texts.rollBack(kind), () =>
    api.fetchRollBackPreview(id).catch(messageIfRolledBack),
  );
  if (typeof preview !== 'string') return preview;
  showToast(preview);
  return undefined;
}

/** Undoes a change, and reports the result. Returns whether the server responded. */
export function undoChange(change: ChangeName): Promise<boolean> {
  return singleFlight(`undo ${JSON.stringify(change)}`, async () => {
    const result = await runOrAlert(texts.undo, () => api.undoChange(change));
    if (!result) return false;
    const { action, title, undone, rejected } = result;
    if (undone.length > 0) showChange(texts.undone(result));
    else if (rejected.length === 0) showChange(texts.nothingToUndo(result));
    else if (action === 'add') showAlert(texts.notRemoved(result));
    if (action === 'update') for (const field of rejected) showAlert(texts.rejected(field, title));
    return true;
  });
}

/** Rolls a batch back, except for rows that have changed since and are not `chosen`. */
export function rollBack(
  id: number,
  kind: BatchKind,
  chosen: readonly RollBackRow[] = [],
): Promise<boolean> {
  return singleFlight(`roll back ${id}`, async () => {
    const take = chosen.map(({ row, version }) => ({ row, version }));
    const work = runOrAlert(texts.rollBack(kind), () =>
      api.rollBack(id, take).catch(messageIfRolledBack),
    );
    const result = await showBusy(texts.rollingBack(kind), work);
    if (result) {
      const text = typeof result === 'string' ? result : texts.rolledBack(kind, result);
      showChange(text);
    }
    return result !== undefined;
  });
}

/** If someone else was faster, nothing is left to do, and that is not a failure. */
function messageIfRolledBack(error: unknown): string {
  const body = error instanceof Failure ? readLoosely(error.text ?? '') : undefined;
  if (isRecord(body) && body.isRolledBack === true) return String(body.message);
  throw error;
}

export async function downloadReport(id: number): Promise<void> {
  const report = await runOrAlert(texts.report, () => api.downloadReport(id));
  if (report) saveFile(report, texts.reportName);
}
