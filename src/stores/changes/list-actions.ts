import { Failure } from '../../api/http/errors';
import { type Row, rowId } from '../../entities/row';
import { firstMessages } from '../calls/describe-failure';
import { forgetUndo, showAlert, showChange } from '../calls/notices';
import { messageFor, type Operation, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { setAddedRow } from '../lists/added-row';
import { type ListSource, type RefreshOptions, refreshAfter, refreshList } from '../lists/lists';
import { isOwnServer } from '../session/rights';
import { announceUpdate } from './announce-update';
import { settleSubmit, submitKey } from './idempotency';
import { texts } from './texts';
import { changeOf, offerUndo } from './undo';

/** The result of a change. Alerts, Activity entries and redirects to /login have already been made. */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly row: Row | undefined }
  /** The first message of each field, known or not. A message without a field has an empty name. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** Someone else has changed the row: `current` is how it is now. `message` is for a form that can't ask about it. */
  | { readonly kind: 'conflict'; readonly current: Row; readonly message: string | undefined }
  /** `message` is for the form; there is none if the error policy has shown or logged the failure. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Sends a change. Returns the row, if the response has it. */
type Send = () => Promise<Row | undefined>;

interface Kind {
  /** What kind of row it is, such as `Installer`. */
  readonly label: string;
  /** A row's name for users. */
  readonly titleOf: (row: Row) => string;
  /** The row as it is in the list: the row being sent may have another title. */
  readonly listed?: (row: Row) => Row | undefined;
  /** The entity in whose history our own server records the changes. */
  readonly entity: string;
  /** The address of the screen where the user can open a row, to update it. */
  readonly screen: () => string | undefined;
}

/** Functions that add, update and remove a list's rows, and fetch the list afterwards. */
export function listActions<Content>(
  list: ListSource<Content>,
  { label, titleOf, listed, entity, screen }: Kind,
) {
  const listedTitle = (row: Row) => titleOf(listed?.(row) ?? row);

  async function run(
    operation: Operation,
    send: Send,
    options?: RefreshOptions,
  ): Promise<ChangeOutcome> {
    const settled = await runCall(operation, send);
    refreshAfter(settled, list, options);
    if (settled.ok) forgetUndo();
    return settled.ok ? { kind: 'done', row: settled.value } : outcomeOf(settled.failure);
  }

  /** Every server can update and remove rows, so a 404 means that the row is gone. */
  async function sendForRow(title: string, send: Send): ReturnType<Send> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404) throw error;
      void refreshList(list);
      throw new Failure('otherStatus', { status: 404, message: texts.rowGone(title) });
    }
  }

  /** Adds a row, unless an equal one is being sent. A repeated submit keeps its key until the server has decided. */
  function add(fingerprint: string, send: (idempotencyKey: string) => ReturnType<Send>) {
    return singleFlight(`${list.key} add ${fingerprint}`, async () => {
      const key = submitKey(list.key, fingerprint);
      const outcome = await run({ what: texts.add(label) }, () => send(key));
      if (outcome.kind !== 'failed') settleSubmit(list.key, key);
      if (outcome.kind === 'done' && outcome.row) {
        const id = rowId(outcome.row);
        const address = screen();
        setAddedRow(list.key, id);
        offerUndo(
          texts.added(label, titleOf(outcome.row)),
          list,
          changeOf(entity, outcome.row),
          address && `${address}?row=${encodeURIComponent(id)}`,
        );
      }
      return outcome;
    });
  }

  /**
   * Updates a row, unless an equal update is being sent. `words` describe the change, and may be empty. On our own
   * server, the row stays in view even if it no longer matches the filters.
   */
  function update(row: Row, fingerprint: string, send: Send, words: string) {
    return singleFlight(`${list.key} update ${fingerprint}`, async () => {
      const title = listedTitle(row);
      const request = () => sendForRow(title, send);
      const keepsView = isOwnServer();
      const outcome = await run({ what: texts.update(title) }, request, { keepsView });
      if (outcome.kind === 'done') {
        const text = texts.updated(title, words);
        const change = { entity, before: row, written: outcome.row };
        if (!announceUpdate(text, list, change)) showChange(text);
      }
      return outcome;
    });
  }

  /** Removes a row. An alert says if the row is in use; other failures are in the Activity panel. */
  function remove(row: Row, send: Send): Promise<ChangeOutcome> {
    const title = listedTitle(row);
    const what = texts.remove(title);
    const retry = () => void remove(row, send);
    return singleFlight(`${list.key} remove ${rowId(row)}`, async () => {
      const request = () => sendForRow(title, send).catch(showUse);
      const outcome = await run({ what, retry, shows: 'alerts' }, request);
      if (outcome.kind === 'done')
        offerUndo(texts.removed(label, title), list, { entity, row: row.id });
      return outcome;
    });
  }

  function showUse(error: unknown): never {
    if (error instanceof Failure && error.kind === 'otherStatus' && error.status === 409)
      showAlert(error.message);
    throw error;
  }

  return { add, update, remove };
}

function outcomeOf(failure: Failure): ChangeOutcome {
  switch (failure.kind) {
    case 'invalid':
      return { kind: 'invalid', errors: firstMessages(failure.errors) };
    case 'conflict':
      return { kind: 'conflict', current: failure.current, message: messageFor(failure) };
    case 'noResponse':
      return { kind: 'failed', message: texts.notSaved };
    default:
      return { kind: 'failed', message: messageFor(failure) };
  }
}
