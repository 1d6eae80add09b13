import type { EntityConfig } from '../../entities/entity-config';
import { MERGED } from '../../entities/wire/merge';
import type { Values } from '../tables/change-log';
import type { Author, EntityStore, EntityTransaction } from '../tables/entity-store';
import { shareTransaction } from '../tables/transactions';
import { apply } from './apply';
import { added, removed, updated } from './change-set';
import { checkChanges, checkNewRow, type Input, sentValues } from './check-input';
import { ConflictError, findExpected } from './expected-row';
import { findEarlierAdd, rememberResponse } from './idempotency';
import { mergeInput } from './merge';
import type { EntityRow } from './read-rows';

/**
 * Adds a row. A repeated request with the same key adds nothing and gets the same response. `makeInput` makes the
 * row's values from what was sent; by default they are the same.
 */
export async function addRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  sent: Input,
  key?: string,
  makeInput = () => sent,
): Promise<EntityRow> {
  const values = sentValues(config, sent);
  const request = author && key !== undefined ? { author, key, values } : undefined;
  return await shareTransaction(store, config, author, async (transaction) => {
    // Looked for first, because what was valid then may break a rule now.
    const earlier = request && (await findEarlierAdd(transaction, request));
    if (earlier) return earlier.row;
    const row = checkNewRow(config, makeInput());
    const { ids, entry } = await apply(transaction, { changes: [added(row)] });
    if (request && entry) await rememberResponse(transaction, request, entry);
    return { ...row, id: ids[0] ?? 0, version: 1 };
  });
}

interface UpdateOptions {
  /** Makes the values from the row as the client knew it; by default they are what was sent. */
  readonly inputFor?: (known: EntityRow) => Input;
  /** May reject the changes. */
  readonly check?: (changes: Values, row: EntityRow) => void;
}

/**
 * Changes the sent fields. If the row has another version than was sent, this throws a 409, or merges if the client
 * asks for it (`merge.ts`).
 */
export function updateRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  sent: Input,
  options?: UpdateOptions,
): Promise<EntityRow> {
  return shareTransaction(store, config, author, (transaction) =>
    updateIn(transaction, sent, options),
  );
}

/** Like `updateRow`, in an open transaction. */
export async function updateIn(
  transaction: EntityTransaction,
  sent: Input,
  { inputFor = () => sent, check }: UpdateOptions = {},
): Promise<EntityRow> {
  const { row, hasChanged } = await findExpected(transaction, sent);
  const { input, merged } = hasChanged
    ? await mergeInput(transaction, row, sent, inputFor)
    : { input: inputFor(row), merged: [] };
  const values = checkChanges(transaction.config, row, input);
  const others = merged.length > 0 ? { [MERGED]: merged } : {};
  if (Object.keys(values).length === 0) return { ...row, ...others };
  check?.(values, row);
  await apply(transaction, { changes: [updated(row, values)] });
  return { ...row, ...values, ...others, version: row.version + 1 };
}

/** Removes a row. Throws a 409 if other rows refer to it, or if it no longer has the version that was sent. */
export function removeRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
): Promise<void> {
  return shareTransaction(store, config, author, async (transaction) => {
    const { row, hasChanged } = await findExpected(transaction, input);
    if (hasChanged) throw new ConflictError(config, row);
    await apply(transaction, { changes: [removed(row)] });
  });
}
