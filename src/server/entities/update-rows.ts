import { sql } from 'kysely';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { rowStatements } from '../database/row-statements';
import { recordChanges, type Values } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { fieldColumn } from '../entity-tables/field-column';
import type { Sealer } from '../secrets/sealer';

/** Checked new values for some of a row's fields. */
export interface RowUpdate {
  readonly id: number;
  /** The row's version before the change. */
  readonly version: number;
  readonly before: Values;
  readonly after: Values;
}

/** Returns a function that updates and records a batch of rows. */
export function rowUpdater(open: OpenTable): (batch: readonly RowUpdate[]) => Promise<void> {
  const updaters = new Map<string, ReturnType<typeof groupUpdater>>();
  return async (batch) => {
    for (const [fields, group] of bySameFields(batch)) {
      const update = updaters.get(fields) ?? groupUpdater(open, group);
      updaters.set(fields, update);
      await update(group);
    }
    await recordChanges(
      open,
      batch.map(({ id, version, before, after }) => {
        return { action: 'update', rowId: id, version: version + 1, before, after };
      }),
    );
  };
}

/** Empties the unique fields that an update is going to fill. */
export async function clearUnique(
  { db, config, sealer, table }: OpenTable,
  batch: readonly RowUpdate[],
): Promise<void> {
  for (const group of bySameFields(batch).values()) {
    const unique = columnsOf(config, sealer, group).filter(({ field }) => field.unique);
    if (unique.length === 0) continue;
    const ids = group.map(({ id }) => id);
    await db
      .updateTable(table)
      .set(Object.fromEntries(unique.map(({ name }) => [name, null])))
      .where('id', 'in', ids)
      .execute();
  }
}

/** Groups updates so that no statement writes a column that does not change. */
function bySameFields(batch: readonly RowUpdate[]): ReadonlyMap<string, RowUpdate[]> {
  const groups = new Map<string, RowUpdate[]>();
  for (const update of batch) {
    const fields = Object.keys(update.after).sort().join(' ');
    const group = groups.get(fields);
    if (group) group.push(update);
    else groups.set(fields, [update]);
  }
  return groups;
}

/** Both databases name the columns of a list of values `column1`, `column2` …, and need their types. */
function groupUpdater({ db, config, sealer, table, at }: OpenTable, group: readonly RowUpdate[]) {
  const columns = columnsOf(config, sealer, group);
  const assignments = columns.map(
    ({ name, type }, index) =>
      sql`${sql.ref(name)} = cast(${sql.ref(`given.column${index + 2}`)} as ${sql.raw(type)})`,
  );
  const update = rowStatements({
    ...{ table, columns: ['id', ...columns.map(({ name }) => name)] },
    write: (rows) => sql`
      update ${sql.table(table)}
      set ${sql.join(assignments)}, version = version + 1, updated_at = ${at}
      from (${rows}) as given
      where ${sql.ref(`${table}.id`)} = cast(given.column1 as integer)
    `,
  });
  return (updates: readonly RowUpdate[]) =>
    update(
      db,
      updates.map(({ id, after }) => [
        id,
        ...columns.map(({ field, toStored }) => toStored(after[field.name], id)),
      ]),
    );
}

/** The columns of the fields that a group changes; a sealed unique field has two. */
function columnsOf(config: EntityConfig, sealer: Sealer, group: readonly RowUpdate[]) {
  const names = Object.keys(group[0]?.after ?? {});
  return names.flatMap((fieldName) => {
    const field = fieldOf(config, fieldName);
    const { name, comparedName, toStored, toCompared } = fieldColumn(config.name, field, sealer);
    const column = { field, name, type: modelOf(field).storage(field).type, toStored };
    if (!field.unique || comparedName === name) return [column];
    return [column, { field, name: comparedName, type: 'text', toStored: toCompared }];
  });
}
