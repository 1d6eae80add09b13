import type { Failure } from '../../api/http/errors';
import { postEdit, postRemoval } from '../../api/selection';
import { type Row, rowId } from '../../entities/row';
import type { SelectedRows } from '../../entities/wire/selection';
import { describeFailure, firstMessages, messageFor } from '../calls/describe-failure';
import { showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { sayImported } from '../changes/say-imported';
import { isOffered } from '../sign-in/load-user';
import { texts } from './texts';

export interface SelectedChange {
  /** Whose history it is in. */
  readonly entity: string;
  readonly label: string;
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

/** Changes rows: by one request, which can be undone, on our own server, on others one after the other. */
export async function changeSelected(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const isOwn = isOffered('history');
  const outcome = isOwn ? await changeTogether(change) : await changeOneByOne(change, run);
  await change.refresh();
  return outcome;
}

async function changeTogether(change: SelectedChange): Promise<SelectedOutcome> {
  const { entity, rows, values, refresh } = change;
  const pairs = versionsOf(rows);
  const settled = await runCall({ what: nameOf(change) }, () =>
    values ? postEdit(entity, pairs, values) : postRemoval(entity, pairs),
  );
  if (!settled.ok)
    return { changed: 0, failures: failuresOf(settled.failure), left: rows.map(rowId) };
  const { change: id, changed } = settled.value;
  sayImported(doneText(change, changed), refresh, 'rows', id);
  return { changed, failures: [], left: [] };
}

export const versionsOf = (rows: readonly Row[]): SelectedRows =>
  rows.map(({ id, version }) => [Number(id), Number(version)]);

/** The server names rows as in `rows.12.city`. */
function failuresOf(failure: Failure): readonly RowFailure[] {
  if (failure.kind !== 'invalid')
    return [{ id: undefined, message: messageFor(failure) ?? texts.failed }];
  return Object.entries(firstMessages(failure.errors)).map(([name, message]) => {
    return { id: /^rows\.(\d+)/.exec(name)?.[1], message };
  });
}

async function changeOneByOne(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const { rows, send } = change;
  const failures: RowFailure[] = [];
  const left: string[] = [];
  let sent = 0;
  for (const row of rows) {
    if (run.signal.aborted) break;
    const settled = await sendPatiently(nameOf(change), () => send(row), run.signal);
    // The session is over, or nothing may be sent.
    if (!settled.ok && ['signedOut', 'aborted'].includes(settled.failure.kind)) break;
    if (!settled.ok) {
      failures.push({ id: rowId(row), message: describeFailure(settled.failure) });
      left.push(rowId(row));
    }
    sent += 1;
    run.onProgress(sent);
  }
  const changed = sent - failures.length;
  if (changed === rows.length) showToast(doneText(change, changed), undefined, 'change');
  return { changed, failures, left: [...left, ...rows.slice(sent).map(rowId)] };
}

/** Sends a change; one that comes too soon for the server is sent again after a while. */
async function sendPatiently(what: string, send: () => Promise<unknown>, signal: AbortSignal) {
  let settled = await runCall({ what }, send);
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    if (settled.ok || settled.failure.kind !== 'tooManyRequests') break;
    await pause(WAIT_MS, signal);
    if (signal.aborted) break;
    settled = await runCall({ what }, send);
  }
  return settled;
}

const nameOf = ({ values, labelPlural }: SelectedChange) =>
  values ? texts.edit(labelPlural) : texts.remove(labelPlural);

const doneText = (change: SelectedChange, rows: number) =>
  change.values ? texts.changed(rows, change) : texts.removed(rows, change);

/** Ends early if it is cancelled. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
