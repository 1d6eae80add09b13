import * as api from '../../api/history';
import { Failure } from '../../api/http/errors';
import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import { saveFile } from '../../common/save-file';
import type {
  ChangeName,
  HistoryQuery,
  RollBackPreview,
  RollBackRow,
} from '../../entities/wire/history';
import { messageFor } from '../calls/describe-failure';
import { showAlert, showBusy, showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { type Together, texts } from './texts';

export const loadHistory = (query: HistoryQuery) => run(texts.load, () => api.fetchHistory(query));

/** What taking an import back would change; undefined if that is not known, or was done by someone else. */
export async function loadRollBack(
  id: number,
  kind: Together,
): Promise<RollBackPreview | undefined> {
  const preview = await run(texts.rollBack(kind), () =>
    api.fetchRollBackPreview(id).catch(messageIfRolledBack),
  );
  if (typeof preview !== 'string') return preview;
  showToast(preview);
  return undefined;
}

/** Takes a change back, and says what came of it. Returns whether the server answered. */
export function undoChange(change: ChangeName): Promise<boolean> {
  return singleFlight(`undo ${JSON.stringify(change)}`, async () => {
    const result = await run(texts.undo, () => api.postUndo(change));
    if (!result) return false;
    const { action, title, undone, rejected } = result;
    if (undone.length > 0) showToast(texts.undone(result), undefined, 'change');
    else if (rejected.length === 0) showToast(texts.nothingToUndo(result), undefined, 'change');
    else if (action === 'add') showAlert(texts.notRemoved(result));
    if (action === 'update') for (const field of rejected) showAlert(texts.rejected(field, title));
    return true;
  });
}

/** Takes an import back. Of the rows that were changed since, only the chosen ones. */
export function rollBack(
  id: number,
  kind: Together,
  chosen: readonly RollBackRow[] = [],
): Promise<boolean> {
  return singleFlight(`roll back ${id}`, async () => {
    const take = chosen.map(({ row, version }) => ({ row, version }));
    const work = run(texts.rollBack(kind), () =>
      api.postRollBack(id, take).catch(messageIfRolledBack),
    );
    const result = await showBusy(texts.rollingBack(kind), work);
    if (result) {
      const text =
        typeof result === 'string'
          ? result
          : texts.rolledBack(kind, result.rolledBack, result.left);
      showToast(text, undefined, 'change');
    }
    return result !== undefined;
  });
}

/** Someone else was faster: then nothing is left to do, which is no failure. */
function messageIfRolledBack(error: unknown): string {
  const body = error instanceof Failure ? readLoosely(error.text ?? '') : undefined;
  if (isRecord(body) && body.isRolledBack === true) return String(body.message);
  throw error;
}

export async function downloadReport(id: number): Promise<void> {
  const report = await run(texts.report, () => api.fetchReport(id));
  if (report) saveFile(report, texts.reportName);
}

/** The answer of a request; `undefined` if it failed, which an alert says. */
async function run<Value>(what: string, call: () => Promise<Value>): Promise<Value | undefined> {
  const settled = await runCall({ what }, call);
  if (settled.ok) return settled.value;
  const message = messageFor(settled.failure);
  if (message) showAlert(message);
  return undefined;
}
