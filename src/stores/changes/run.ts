import type { Failure } from '../../api/http/errors';
import { type Row, rowId } from '../../entities/row';
import { describeFailure } from '../calls/describe-failure';
import { firstMessages } from '../calls/first-messages';
import { showToast } from '../calls/notices';
import { onceAtATime } from '../calls/once-at-a-time';
import { type Operation, runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { type ListSource, refreshList } from '../lists/lists';
import { settleSubmit, submitKey } from './idempotency';

/** How a change ended. Alerts, the Activity panel and the way to /login are seen to already. */
export type ChangeOutcome =
  | { readonly kind: 'done' }
  /**
   * The first message of each field. There may be fields that the form does not have; a message that
   * belongs to no field has the empty name.
   */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** Someone else changed the row: `current` is how it is now. */
  | { readonly kind: 'conflict'; readonly current: Row }
  /** `message` is to be shown near the form; there is none where the policy has said all there is. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** What is changed: a row of a list. */
export interface Changed<Content> {
  readonly list: ListSource<Content>;
  /** What one of its rows is called, such as `Installer`. */
  readonly label: string;
}

/**
 * Adds a row. `content` tells this submit from others: the same one is sent once at a time, and with
 * the same key until the server has answered with yes or no.
 */
export function runAdd<Content>(
  { list, label }: Changed<Content>,
  content: string,
  call: (idempotencyKey: string) => Promise<void>,
): Promise<ChangeOutcome> {
  return onceAtATime(`${list.key} add ${content}`, async () => {
    const key = submitKey(list.key, content);
    const outcome = await runChange(list, { what: texts.add(label) }, () => call(key));
    if (outcome.kind !== 'failed') settleSubmit(list.key);
    return outcome;
  });
}

/** Updates the row of this id; `content` tells this update from others. */
export function runUpdate<Content>(
  { list, label }: Changed<Content>,
  id: string,
  content: string,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  return onceAtATime(`${list.key} update ${content}`, async () => {
    const outcome = await runChange(list, { what: texts.update(`${label} ${id}`) }, call);
    if (outcome.kind === 'done') showToast(texts.updated);
    return outcome;
  });
}

/** A removal that fails shows no message: the Activity panel has it. */
export function runRemove<Content>(
  changed: Changed<Content>,
  row: Row,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const { list, label } = changed;
  const operation = {
    what: texts.remove(`${label} ${rowId(row)}`),
    retry: () => void runRemove(changed, row, call),
    isSilent: true,
  };
  return onceAtATime(`${list.key} remove ${rowId(row)}`, () => runChange(list, operation, call));
}

/** Makes a change on the server, and asks for the list that it changes. */
async function runChange<Content>(
  list: ListSource<Content>,
  operation: Operation,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const settled = await runCall(operation, call);
  // Without an answer nobody knows what happened; the list does.
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
    case 'notFound':
    case 'otherStatus':
    case 'unexpectedResponse':
      return { kind: 'failed', message: describeFailure(failure) };
    default:
      return { kind: 'failed', message: undefined };
  }
}
