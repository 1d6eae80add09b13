import { sql } from 'kysely';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import type { Timestamp } from '../database/tables';
import { appendChanges, type Values } from '../entity-tables/change-log';
import type { Author, OpenStore } from '../entity-tables/entity-store';
import { fieldColumn, type Stored } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import type { Sealer } from '../secrets/sealer';

/** New values for some of a row's fields, checked already. */
export interface RowUpdate {
  readonly id: number;
  /** The row's version before the change. */
  readonly version: number;
  readonly before: Values;
  readonly after: Values;
}

/** Updates rows, and writes down what was changed. */
export async function updateBatch(
  open: OpenStore,
  config: EntityConfig,
  author: Author | null,
  batch: readonly RowUpdate[],
  at: Timestamp,
): Promise<void> {
  for (const group of ofSameFields(batch)) await updateGroup(open, config, group, at);
  const changes = batch.map(({ id, version, before, after }) => ({
    ...{ action: 'update' as const, rowId: id, version: version + 1, before, after },
  }));
  await appendChanges(open, config, author, at, changes);
}

/** Empties the unique fields that an update is going to fill. */
export async function clearUnique(
  open: OpenStore,
  config: EntityConfig,
  batch: readonly RowUpdate[],
): Promise<void> {
  for (const group of ofSameFields(batch)) await clearUniqueOf(open, config, group);
}

/** So that no column is written which nothing changes. */
function ofSameFields(batch: readonly RowUpdate[]): RowUpdate[][] {
  const groups = new Map<string, RowUpdate[]>();
  for (const update of batch) {
    const fields = Object.keys(update.after).sort().join(' ');
    const group = groups.get(fields);
    if (group) group.push(update);
    else groups.set(fields, [update]);
  }
  return [...groups.values()];
}

async function clearUniqueOf(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  group: readonly RowUpdate[],
): Promise<void> {
  const unique = columnsOf(config, sealer, group).filter(({ field }) => field.unique);
  if (unique.length === 0) return;
  await trx
    .updateTable(tableOf(config.name))
    .set(Object.fromEntries(unique.map(({ name }) => [name, null])))
    .where(
      'id',
      'in',
      group.map(({ id }) => id),
    )
    .execute();
}

/** Both databases call the columns of a list of values `column1`, `column2` …, and need their types. */
async function updateGroup(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  group: readonly RowUpdate[],
  at: Timestamp,
): Promise<void> {
  const table = tableOf(config.name);
  const columns = columnsOf(config, sealer, group);
  const assignments = columns.map(
    ({ name, type }, index) =>
      sql`${sql.ref(name)} = cast(${sql.ref(`given.column${index + 2}`)} as ${sql.raw(type)})`,
  );
  const rows = group.map(({ id, after }) => {
    const values = columns.map(({ field, toStored }) => toStored(after[field.name]));
    return sql`(${sql.join([id, ...values])})`;
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

/** The columns of the fields that a group changes; a sealed unique field has two. */
function columnsOf(config: EntityConfig, sealer: Sealer, group: readonly RowUpdate[]): Column[] {
  const names = Object.keys(group[0]?.after ?? {});
  return names.flatMap((fieldName) => {
    const field = fieldOf(config, fieldName);
    const { name, comparedName, sealed, toStored, toCompared } = fieldColumn(field, sealer);
    const type = sealed ? 'text' : modelOf(field).storage(field).type;
    const stored = { field, name, type, toStored };
    if (!field.unique || comparedName === name) return [stored];
    return [stored, { field, name: comparedName, type: 'text', toStored: toCompared }];
  });
}
