import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { appendChanges, type Values } from './change-log';
import { demandFit } from './demand-fit';
import { type Author, type EntityStore, type OpenStore, writeTo } from './entity-store';
import { fieldColumn, type Stored } from './field-column';
import { tableOf } from './identifiers';
import { listRevision, reviseList } from './list-revision';
import type { EntityRow } from './rows';
import type { Sealer } from './sealer';

/** New values for some of a row's fields, checked already. */
export interface RowUpdate {
  readonly row: EntityRow;
  readonly after: Values;
}

/** Few enough for both databases' limits on the values of one statement. */
const BATCH = 250;

/**
 * Changes many rows, all or none. They must be as they were when the list had this revision; gives
 * back false, and changes nothing, when somebody has changed the list since.
 */
export async function updateRows(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  updates: readonly RowUpdate[],
  revision: string,
): Promise<boolean> {
  return await writeTo(store, config.name, async (open) => {
    await demandFit(open.trx, config);
    if ((await listRevision(open.trx, config.name)) !== revision) return false;
    const at = new Date().toISOString();
    const batches = batchesOf(updates);
    // Rows may swap values that must be unique: nobody has them for a moment.
    for (const batch of batches) await clearUnique(open, config, batch);
    for (const batch of batches) {
      await updateBatch(open, config, batch, at);
      const changes = batch.map(({ row, after }) => ({
        ...{ action: 'update' as const, rowId: row.id, version: row.version + 1, after },
        before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name]])),
      }));
      await appendChanges(open, config, author, at, changes);
      // SQLite's driver works without a pause of its own: let others have their turn.
      await setImmediate();
    }
    await reviseList(open.trx, config.name);
    return true;
  });
}

/** Updates of the same fields together, so that no column is written which nothing changes. */
function batchesOf(updates: readonly RowUpdate[]): RowUpdate[][] {
  const groups = new Map<string, RowUpdate[]>();
  for (const update of updates) {
    const fields = Object.keys(update.after).sort().join(' ');
    const group = groups.get(fields);
    if (group) group.push(update);
    else groups.set(fields, [update]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, index) =>
      group.slice(index * BATCH, (index + 1) * BATCH),
    ),
  );
}

async function clearUnique(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  batch: readonly RowUpdate[],
): Promise<void> {
  const unique = columnsOf(config, sealer, batch).filter(({ field }) => field.unique);
  if (unique.length === 0) return;
  await trx
    .updateTable(tableOf(config.name))
    .set(Object.fromEntries(unique.map(({ name }) => [name, null])))
    .where(
      'id',
      'in',
      batch.map(({ row }) => row.id),
    )
    .execute();
}

/** Both databases call the columns of a list of values `column1`, `column2` …, and need their types. */
async function updateBatch(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  batch: readonly RowUpdate[],
  at: string,
): Promise<void> {
  const table = tableOf(config.name);
  const columns = columnsOf(config, sealer, batch);
  const assignments = columns.map(
    ({ name, type }, index) =>
      sql`${sql.ref(name)} = cast(${sql.ref(`given.column${index + 2}`)} as ${sql.raw(type)})`,
  );
  const rows = batch.map(({ row, after }) => {
    const values = columns.map(({ field, toStored }) => toStored(after[field.name]));
    return sql`(${sql.join([row.id, ...values])})`;
  });
  await sql`
    update ${sql.table(table)}
    set ${sql.join(assignments)}, version = version + 1, updated_at = ${at}
    from (values ${sql.join(rows)}) as given
    where ${sql.ref(`${table}.id`)} = cast(given.column1 as integer)
  `.execute(trx);
}

interface Column {
  readonly field: FieldConfig;
  readonly name: string;
  readonly type: string;
  toStored(value: unknown): Stored;
}

/** The columns of the fields that a batch changes; a sealed unique field has two. */
function columnsOf(config: EntityConfig, sealer: Sealer, batch: readonly RowUpdate[]): Column[] {
  const names = Object.keys(batch[0]?.after ?? {});
  return names.flatMap((fieldName) => {
    const field = fieldOf(config, fieldName);
    const { name, comparedName, sealed, toStored, toCompared } = fieldColumn(field, sealer);
    const type = sealed ? 'text' : modelOf(field).storage(field).type;
    const stored = { field, name, type, toStored };
    if (!field.unique || comparedName === name) return [stored];
    return [stored, { field, name: comparedName, type: 'text', toStored: toCompared }];
  });
}
