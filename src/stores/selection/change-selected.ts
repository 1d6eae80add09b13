import type { Failure } from '../../api/http/errors';
import { removeRows, updateRows } from '../../api/selection';
import { type Row, rowId } from '../../entities/row';
import type { SelectedRows, SelectionResult } from '../../entities/wire/selection';
import { describeFailure, firstMessages } from '../calls/describe-failure';
import { dismissAlerts, showChange } from '../calls/notices';
import { messageFor, runCall } from '../calls/run-call';
import { announceBatch } from '../changes/announce-batch';
import { isOwnServer } from '../session/rights';
import { whenSessionEnds } from '../session/session';
import { texts } from './texts';

export interface SelectedChange {
  /** The entity in whose history it is. */
  readonly entity: string;
  readonly rows: readonly Row[];
  /** Its name in the Activity panel. */
  readonly what: string;
  /** Says how many rows were changed. */
  readonly done: (rows: number) => string;
  /** Fetches the list again. */
  readonly refresh: () => Promise<void>;
  /** Changes all rows in one request, on our own server. */
  readonly sendAll: () => Promise<SelectionResult>;
  /** Changes a single row, for servers that can’t change many at once. */
  readonly send: (row: Row) => Promise<unknown>;
}

/** What the selected rows are called, and how their list is fetched. */
export interface SelectedKind extends Pick<SelectedChange, 'entity' | 'refresh'> {
  readonly label: string;
  readonly labelPlural: string;
}

type Send = SelectedChange['send'];

interface Edit {
  readonly values: Row;
  /** Describes the values, as in `City set to Pune`. */
  readonly words: string;
  readonly send: Send;
}

/** Gives all rows the same values. */
export function editOf(
  kind: SelectedKind,
  rows: readonly Row[],
  { values, words, send }: Edit,
): SelectedChange {
  return {
    entity: kind.entity,
    rows,
    what: texts.edit(kind.labelPlural),
    done: (count) => texts.changed(count, kind, words),
    refresh: kind.refresh,
    sendAll: () => updateRows(kind.entity, versionsOf(rows), values),
    send,
  };
}

export function removalOf(kind: SelectedKind, rows: readonly Row[], send: Send): SelectedChange {
  return {
    entity: kind.entity,
    rows,
    what: texts.remove(kind.labelPlural),
    done: (count) => texts.removed(count, kind),
    refresh: kind.refresh,
    sendAll: () => removeRows(kind.entity, versionsOf(rows)),
    send,
  };
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
  /** Called with the number of rows that were sent. Not called if all are changed at once. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** How long to wait after a 429 (specification, Error catalogue). */
const WAIT_MS = 10_000;
const MAX_WAITS = 7;

/** Changes rows: on our own server in one request, which can be undone; on others one row after the other. */
export async function changeSelected(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const isOwn = isOwnServer();
  const outcome = isOwn ? await changeTogether(change) : await changeInSession(change, run);
  await change.refresh();
  return outcome;
}

async function changeTogether(change: SelectedChange): Promise<SelectedOutcome> {
  const { entity, rows, what, done, refresh, sendAll } = change;
  const settled = await runCall({ what }, sendAll);
  if (!settled.ok)
    return { changed: 0, failures: failuresOf(settled.failure), left: rows.map(rowId) };
  dismissAlerts('tooManyRequests');
  const { change: entry, changed } = settled.value;
  announceBatch(done(changed), { kind: 'rows', entity, entry, refresh });
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

/** Stops when the session ends: the next user must not send the other rows. */
async function changeInSession(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const session = new AbortController();
  const stop = whenSessionEnds(() => session.abort());
  const signal = AbortSignal.any([run.signal, session.signal]);
  try {
    return await changeOneByOne(change, { ...run, signal });
  } finally {
    stop();
  }
}

async function changeOneByOne(change: SelectedChange, run: Run): Promise<SelectedOutcome> {
  const { rows, what, done, send } = change;
  const failures: RowFailure[] = [];
  const left: string[] = [];
  let sent = 0;
  for (const row of rows) {
    if (run.signal.aborted) break;
    const settled = await sendPatiently(what, () => send(row), run.signal);
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
  if (changed === rows.length) showChange(done(changed));
  return { changed, failures, left: [...left, ...rows.slice(sent).map(rowId)] };
}

/** Sends a change. If the server gets too many requests, waits and sends it again. */
async function sendPatiently(what: string, send: () => Promise<unknown>, signal: AbortSignal) {
  let settled = await runCall({ what }, send);
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    if (settled.ok || settled.failure.kind !== 'tooManyRequests') break;
    await pause(WAIT_MS, signal);
    if (signal.aborted) break;
    settled = await runCall({ what }, send);
  }
  // The server accepts requests again.
  if (settled.ok) dismissAlerts('tooManyRequests');
  return settled;
}

/** Ends early if `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // An aborted signal has no more events.
    if (signal.aborted) return resolve();
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
