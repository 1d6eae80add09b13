import { type Failure, NotFoundError, OtherStatusError } from '../../api/http/errors';
import { type Row, rowId } from '../../entities/row';
import { firstMessages, messageFor } from '../calls/describe-failure';
import { showToast } from '../calls/notices';
import { type Operation, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { texts as callTexts } from '../calls/texts';
import { type ListSource, refreshList } from '../lists/lists';
import { settleSubmit, submitKey } from './idempotency';
import { texts } from './texts';

/** The result of a change. Alerts, Activity entries and redirects to /login are already done. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /** The first message of each field, perhaps of unknown fields. Messages without one have an empty name. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** Someone else has changed the row: `current` is how it is now. */
  | { readonly kind: 'conflict'; readonly current: Row }
  /** `message` is for the form; there is none if the error policy has said it. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** A list whose row is changed. */
export interface Changed<Content> {
  readonly list: ListSource<Content>;
  /** The name of a row, such as `Installer`. */
  readonly label: string;
}

/**
 * Adds a row. A submit with the same `content` is sent once at a time, and with the same key until the
 * server has accepted or rejected it.
 */
export function runAdd<Content>(
  { list, label }: Changed<Content>,
  content: string,
  call: (idempotencyKey: string) => Promise<void>,
): Promise<ChangeOutcome> {
  return singleFlight(`${list.key} add ${content}`, async () => {
    const key = submitKey(list.key, content);
    const outcome = await runChange(list, { what: texts.add(label) }, () => call(key));
    if (outcome.kind !== 'failed') settleSubmit(list.key);
    return outcome;
  });
}

/** Updates a row. An update with the same `content` is sent once at a time. */
export function runUpdate<Content>(
  changed: Changed<Content>,
  id: string,
  content: string,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const { list, label } = changed;
  return singleFlight(`${list.key} update ${content}`, async () => {
    const operation = { what: texts.update(`${label} ${id}`) };
    const outcome = await runChange(list, operation, () => ofExistingRow(changed, call));
    if (outcome.kind === 'done') showToast(callTexts.updated);
    return outcome;
  });
}

/** Removes a row. A failure shows no message, only an entry in the Activity panel. */
export function runRemove<Content>(
  changed: Changed<Content>,
  row: Row,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const { list, label } = changed;
  const operation: Operation = {
    what: texts.remove(`${label} ${rowId(row)}`),
    retry: () => void runRemove(changed, row, call),
    shows: 'alerts',
  };
  return singleFlight(`${list.key} remove ${rowId(row)}`, () =>
    runChange(list, operation, () => ofExistingRow(changed, call)),
  );
}

/** Every server can update and remove rows, so a 404 means that the row is gone. */
async function ofExistingRow<Content>(
  { list, label }: Changed<Content>,
  call: () => Promise<void>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof NotFoundError) || error.status !== 404) throw error;
    void refreshList(list);
    throw new OtherStatusError(404, texts.rowGone(label));
  }
}

/** Runs a change, and fetches the list that it changes. */
async function runChange<Content>(
  list: ListSource<Content>,
  operation: Operation,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const settled = await runCall(operation, call);
  // Without a response, only the list shows what happened.
  if (settled.ok || settled.failure.kind === 'noResponse') void refreshList(list);
  return settled.ok ? { kind: 'done' } : outcomeOf(settled.failure);
}

function outcomeOf(failure: Failure): ChangeOutcome {
  switch (failure.kind) {
    case 'invalid':
      return { kind: 'invalid', errors: firstMessages(failure.errors) };
    case 'conflict':
      return { kind: 'conflict', current: failure.current };
    case 'noResponse':
      return { kind: 'failed', message: texts.notSaved };
    default:
      return { kind: 'failed', message: messageFor(failure) };
  }
}
