import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import { appendChange, type Values } from '../entity-tables/change-log';
import {
  type Author,
  type EntityStore,
  type OpenStore,
  writeTo,
} from '../entity-tables/entity-store';
import { toColumns } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import { reviseList } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { checkChanges, checkNewRow, type Input } from './check-input';
import { expectedRow } from './expected-row';
import { earlierAnswer, rememberAnswer } from './idempotency';
import { refuseTaken } from './refuse-taken';
import type { EntityRow } from './rows';

// Every change to an entity's rows is made here: checked, numbered and written down.

/**
 * Adds a row. With a key, a repeat of the same request adds nothing and gets the same answer; `asSent`
 * says what was sent where a value is made anew each time.
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
  return await changeRows(store, config, async (open) => {
    const earlier = request && (await earlierAnswer(open, config, request));
    if (earlier) return earlier;
    const { row, changeId } = await insertChecked(open, config, author, values);
    await reviseList(open.trx, config.name);
    if (request) await rememberAnswer(open, config, request, changeId);
    return row;
  });
}

/** Adds rows as a part of a larger change, which fails as a whole when one of them is refused. */
export async function insertRows(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  inputs: readonly Input[],
): Promise<void> {
  const rows = inputs.map((input) => checkNewRow(config, input));
  for (const [count, values] of rows.entries()) {
    await insertChecked(open, config, author, values);
    // SQLite's driver works without a pause of its own: let others have their turn.
    if (count % 100 === 99) await setImmediate();
  }
  await reviseList(open.trx, config.name);
}

/**
 * Changes the fields that were sent. Throws a 409 when the row is not the version that was sent.
 * `demand` may refuse changes for reasons of its own.
 */
export async function updateRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
  demand?: (open: OpenStore, changes: Values) => Promise<void>,
): Promise<EntityRow> {
  return await changeRows(store, config, async (open) => {
    const row = await expectedRow(open, config, input);
    return await applyUpdate(open, config, author, row, input, demand);
  });
}

/** Changes a row as a part of a larger change, in which it was read. */
export async function applyUpdate(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  row: EntityRow,
  input: Input,
  demand?: (open: OpenStore, changes: Values) => Promise<void>,
): Promise<EntityRow> {
  const after = checkChanges(config, row, input);
  if (Object.keys(after).length === 0) return row;
  await refuseTaken(open, config, after, row.id);
  await demand?.(open, after);
  const at = new Date().toISOString();
  const version = row.version + 1;
  await open.trx
    .updateTable(tableOf(config.name))
    .set({ ...toColumns(config, open.sealer, after), version, updated_at: at })
    .where('id', '=', row.id)
    .execute();
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]));
  const change = { action: 'update', rowId: row.id, version, before, after } as const;
  await appendChange(open, config, author, at, change);
  await reviseList(open.trx, config.name);
  return { ...row, ...after, version };
}

/** Gives back the row. Throws a 409 as an update does, if the row's version was sent. */
export async function deleteRow(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  input: Input,
): Promise<EntityRow> {
  return await changeRows(store, config, async (open) => {
    const row = await expectedRow(open, config, input);
    const { id, version, ...before } = row;
    await open.trx.deleteFrom(tableOf(config.name)).where('id', '=', id).execute();
    const at = new Date().toISOString();
    const last = version + 1;
    const change = { action: 'remove', rowId: id, version: last, before, after: null } as const;
    await appendChange(open, config, author, at, change);
    await reviseList(open.trx, config.name);
    return row;
  });
}

/** Runs `change` while nobody else writes to the entity's table, which fits its config. */
export function changeRows<Result>(
  store: EntityStore,
  config: EntityConfig,
  change: (open: OpenStore) => Promise<Result>,
): Promise<Result> {
  return writeTo(store, config.name, async (open) => {
    await assertTableMatchesConfig(open.trx, config);
    return await change(open);
  });
}

async function insertChecked(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  values: Values,
): Promise<{ row: EntityRow; changeId: number }> {
  await refuseTaken(open, config, values);
  const at = new Date().toISOString();
  const version = 1;
  const { id } = await open.trx
    .insertInto(tableOf(config.name))
    .values({ ...toColumns(config, open.sealer, values), version, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { action: 'add', rowId: id, version, before: null, after: values } as const;
  const changeId = await appendChange(open, config, author, at, change);
  return { row: { ...values, id, version }, changeId };
}
