import { AbortedError, type Failure, isFailure } from '../../api/http/errors';
import { postEdit, postRemoval } from '../../api/selection';
import { type Row, rowId } from '../../entities/row';
import type { SelectedRows, SelectionResult } from '../../entities/wire/selection';
import { describeFailure, firstMessages, messageFor } from '../calls/describe-failure';
import { showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { isOffered } from '../sign-in/load-user';
import { texts } from './texts';

/** A change of selected rows. */
export interface SelectedChange {
  /** Whose history it is in. */
  readonly entity: string;
  readonly labelPlural: string;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
  readonly rows: readonly Row[];
  /** The same values for all rows; undefined removes them. */
  readonly values: Row | undefined;
  /** Changes a row by itself, for servers that can’t change many at once. */
  readonly send: (row: Row) => Promise<unknown>;
}

/** Why a row was not changed; without an id, why none was. */
interface RowFailure {
  readonly id: string | undefined;
  readonly message: string;
}

export interface SelectedOutcome {
  readonly changed: number;
  readonly failures: readonly RowFailure[];
  /** The rows that are as before: those that failed, and those that were not sent. */
  readonly left: readonly string[];
}

interface Run {
  /** Called with the number of rows that were sent. Not called where all are changed at once. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** What a server without a `Retry-After` means by too many requests (specification, Error catalogue). */
const WAIT_MS = 10_000;
const MAX_WAITS = 7;

/** Changes rows: by one request that can be taken back on our own server, on others one after the other. */
export async function changeSelected(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const isOwn = isOffered('history');
  const outcome = isOwn ? await changeTogether(change) : await changeOneByOne(change, run);
  await change.refresh();
  return outcome;
}

async function changeTogether(change: SelectedChange): Promise<SelectedOutcome> {
  const { entity, labelPlural, rows, values, refresh } = change;
  const pairs: SelectedRows = rows.map(({ id, version }) => [Number(id), Number(version)]);
  const what = values ? texts.edit(labelPlural) : texts.remove(labelPlural);
  const settled = await runCall({ what }, () =>
    values ? postEdit(entity, pairs, values) : postRemoval(entity, pairs),
  );
  if (settled.ok) {
    offerUndo(change, settled.value, refresh);
    return { changed: settled.value.changed, failures: [], left: [] };
  }
  return { changed: 0, failures: failuresOf(settled.failure), left: rows.map(rowId) };
}

function offerUndo(
  { values }: SelectedChange,
  { change, changed }: SelectionResult,
  refresh: () => Promise<void>,
): void {
  const text = values ? texts.changed(changed) : texts.removed(changed);
  const undo = async (id: number) => {
    const { rollBack } = await import('../history/history');
    await rollBack(id, []);
    await refresh();
  };
  const run = (id: number) => void undo(id).catch(console.error);
  const action = change !== undefined && { label: texts.undo, run: () => run(change) };
  showToast(text, action || undefined, 'change');
}

/** The server names rows as in `rows.12.city`. */
function failuresOf(failure: Failure): readonly RowFailure[] {
  if (failure.kind !== 'invalid')
    return [{ id: undefined, message: messageFor(failure) ?? texts.failed }];
  return Object.entries(firstMessages(failure.errors)).map(([name, message]) => {
    return { id: /^rows\.(\d+)/.exec(name)?.[1], message };
  });
}

async function changeOneByOne(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const { rows, values, send } = change;
  const failures: RowFailure[] = [];
  let sent = 0;
  for (const row of rows) {
    if (run.signal.aborted) break;
    const failure = await sendPatiently(() => send(row), run.signal);
    // The session is over, or it was stopped while it waited: the others were not sent.
    if (failure?.kind === 'signedOut' || failure?.kind === 'aborted') break;
    if (failure) failures.push({ id: rowId(row), message: describeFailure(failure) });
    sent += 1;
    run.onProgress(sent);
  }
  const changed = sent - failures.length;
  const failed = failures.flatMap(({ id }) => id ?? []);
  if (changed === rows.length) showToast(values ? texts.changed(changed) : texts.removed(changed));
  return { changed, failures, left: [...failed, ...rows.slice(sent).map(rowId)] };
}

/** Sends a change; one that comes too soon for the server is sent again after a while. */
async function sendPatiently(
  send: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  for (let waits = 0; ; waits++) {
    try {
      await send();
      return undefined;
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (error.kind === 'signedOut')
        await runCall({ what: texts.failed }, () => Promise.reject(error));
      if (error.kind !== 'tooManyRequests' || waits === MAX_WAITS) return error;
      await pause(signal);
      if (signal.aborted) return new AbortedError();
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
