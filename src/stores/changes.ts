import * as api from '../api/entities';
import type { Failure } from '../api/errors';
import type { EntityConfig } from '../entities/entity-config';
import { type Row, rowId } from '../entities/row';
import { describeFailure } from './describe-failure';
import { firstMessages } from './first-messages';
import { settleSubmit, submitKey } from './idempotency';
import { showToast } from './notices';
import { onceAtATime } from './once-at-a-time';
import { refreshRows } from './rows';
import { type Deed, runCall } from './run-call';
import { texts } from './texts';

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

export function addRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  const content = JSON.stringify(row);
  const deed = { what: texts.add(config.label) };
  return onceAtATime(`${config.name} add ${content}`, async () => {
    const key = submitKey(config.name, content);
    const outcome = await change(config, deed, () => api.addRow(config, row, key));
    if (outcome.kind !== 'failed') settleSubmit(config.name);
    return outcome;
  });
}

/** `row` is the full row, with the fields that nobody understands as they came. */
export function updateRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  const deed = { what: texts.update(`${config.label} ${rowId(row)}`) };
  return onceAtATime(`${config.name} update ${JSON.stringify(row)}`, async () => {
    const outcome = await change(config, deed, () => api.updateRow(config, row));
    if (outcome.kind === 'done') showToast(texts.updated);
    return outcome;
  });
}

/** A removal that fails shows no message: the Activity panel has it. */
export function removeRow(config: EntityConfig, row: Row): Promise<ChangeOutcome> {
  const deed = {
    what: texts.remove(`${config.label} ${rowId(row)}`),
    retry: () => void removeRow(config, row),
    isSilent: true,
  };
  return onceAtATime(`${config.name} remove ${rowId(row)}`, () =>
    change(config, deed, () => api.removeRow(config, row.id)),
  );
}

async function change(
  config: EntityConfig,
  deed: Deed,
  call: () => Promise<void>,
): Promise<ChangeOutcome> {
  const settled = await runCall(deed, call);
  // Without an answer nobody knows what happened; the list does.
  if (settled.ok || settled.failure.kind === 'noAnswer') void refreshRows(config);
  return settled.ok ? { kind: 'done' } : outcomeOf(settled.failure);
}

function outcomeOf(failure: Failure): ChangeOutcome {
  switch (failure.kind) {
    case 'invalid':
      return { kind: 'invalid', errors: firstMessages(failure.errors) };
    case 'conflict':
      return { kind: 'conflict', current: failure.current };
    case 'noAnswer':
      return { kind: 'failed', message: texts.notSaved };
    case 'notThere':
    case 'otherStatus':
    case 'unexpectedAnswer':
      return { kind: 'failed', message: describeFailure(failure) };
    default:
      return { kind: 'failed', message: undefined };
  }
}
