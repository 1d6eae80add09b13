import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import { type Change, recordChanges, type Values } from '../entity-tables/change-log';
import type { Author, EntityStore, OpenTable } from '../entity-tables/entity-store';
import { rowWriter } from '../entity-tables/field-column';
import { shareTransaction } from '../entity-tables/shared-writes';
import { HttpError } from '../http/errors';
import { insertBatch } from './change-many';
import { checkChanges, checkNewRow, type Input } from './check-input';
import { findExpected } from './expected-row';
import { earlierAnswer, rememberAnswer } from './idempotency';
import { updateMerging } from './merge';
import { refuseKeyChange, refuseUnknown, refuseUsed } from './references';
import { refuseTaken } from './refuse-taken';
import type { EntityRow } from './rows';
import { writeTexts as texts } from './texts';

// Every change to a single row is made here: checked, given a version and recorded.

/**
 * Adds a row. A repeated request with the same key adds nothing and gets the same answer; to compare
 * requests, `asSent` replaces values that are generated for each of them.
 */
export async function insertRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
  key?: string,
  asSent: Values = {},
): Promise<EntityRow> {
  const values = checkNewRow(config, input);
  const request =
    author && key !== undefined ? { author, key, values: { ...values, ...asSent } } : undefined;
  return await shareTransaction(store, config, author, async (open) => {
    const earlier = request && (await earlierAnswer(open, request));
    if (earlier) return earlier;
    const { row, changeId } = await insertChecked(open, values);
    if (request && changeId) await rememberAnswer(open, request, changeId);
    return row;
  });
}

/** Adds rows in an open transaction, which fails if one of them is refused. The error names it by its number. */
export async function insertRows(open: OpenTable, inputs: readonly Input[]): Promise<void> {
  let number = 0;
  try {
    for (const input of inputs) {
      number += 1;
      await insertChecked(open, checkNewRow(open.config, input));
      // SQLite's driver never waits: let other work run.
      if (number % 100 === 0) await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError(error.status, texts.inRow(number, error.message));
  }
}

/** Changes the sent fields. Throws a 409 if the row has another version than was sent; `check` may refuse more. */
export function updateRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
  check?: (open: OpenTable, changes: Values) => Promise<void>,
): Promise<EntityRow> {
  return shareTransaction(store, config, author, async (open) => {
    const write = (row: EntityRow, values: Input) => applyUpdate(open, row, values, check);
    return (await updateMerging(open, input, write)).after;
  });
}

/** Changes a row in the transaction in which it was read. */
export async function applyUpdate(
  open: OpenTable,
  row: EntityRow,
  input: Input,
  check?: (open: OpenTable, changes: Values) => Promise<void>,
): Promise<EntityRow> {
  const { db, config, sealer, table, at } = open;
  const after = checkChanges(config, row, input);
  if (Object.keys(after).length === 0) return row;
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]));
  await refuseTaken(open, [after], row.id);
  await refuseUnknown(open, [after]);
  await refuseKeyChange(open, [{ before }]);
  await check?.(open, after);
  const version = row.version + 1;
  const write = rowWriter(config, sealer);
  await db
    .updateTable(table)
    .set({ ...write.plain(after), ...write.sealed(after, row.id), version, updated_at: at })
    .where('id', '=', row.id)
    .execute();
  await recordChanges(open, [{ action: 'update', rowId: row.id, version, before, after }]);
  return { ...row, ...after, version };
}

/** Returns the removed row. Throws a 409 if other rows refer to it, or if it no longer has the version that was sent. */
export function deleteRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
): Promise<EntityRow> {
  return shareTransaction(store, config, author, async (open) => {
    const { row, outdated } = await findExpected(open, input);
    if (outdated) throw outdated;
    await deleteRows(open, [row]);
    await refuseUsed(open, [row]);
    return row;
  });
}

/** Removes rows in an open transaction. Whether others refer to them is to be checked once all are gone. */
export async function deleteRows(open: OpenTable, rows: readonly EntityRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await open.db.deleteFrom(open.table).where('id', 'in', ids).execute();
  const changes = rows.map(({ id: rowId, version, ...before }): Change => {
    return { action: 'remove', rowId, version: version + 1, before, after: null };
  });
  await recordChanges(open, changes);
}

async function insertChecked(
  open: OpenTable,
  values: Values,
): Promise<{ row: EntityRow; changeId: number | undefined }> {
  await refuseTaken(open, [values]);
  await refuseUnknown(open, [values]);
  const { ids, changeIds } = await insertBatch(open, [values]);
  return { row: { ...values, id: ids[0] ?? 0, version: 1 }, changeId: changeIds[0] };
}
