import { sql } from 'kysely';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { rowInserter, rowStatements } from '../database/row-statements';
import { HttpError } from '../http/errors';
import type { Cipher } from '../secrets/cipher';
import type { Values } from '../tables/change-log';
import type { OpenTable } from '../tables/entity-store';
import { fieldColumn, type Stored } from '../tables/field-column';
import type { Add, Removal, Update } from './change-set';
import { writeTexts as texts } from './texts';

/** Writes batches of changes to one table, all in one transaction. */
export interface TableWriter {
  /** Adds rows, either all new or all with the ids that they had. Returns their ids. */
  insert(adds: readonly Add[]): Promise<readonly number[]>;
  /** Throws a 409 if one of the rows is gone or has another version. */
  update(updates: readonly Update[]): Promise<void>;
  /** Throws a 409 if one of the rows is gone or has another version. */
  remove(removals: readonly Removal[]): Promise<void>;
}

/** Writes an entity's rows. Statements are compiled once for all batches. */
export function entityWriter(open: OpenTable): TableWriter {
  const { db, config, cipher, table, at } = open;
  const all = config.fields.map(({ name }) => name);
  const columns = columnsOf(config, cipher, all);
  const plain = columns.filter(({ isEncrypted }) => !isEncrypted);
  const encrypted = columns.filter(({ isEncrypted }) => isEncrypted);
  const insert = rowInserter(table);
  const updaters = new Map<string, ReturnType<typeof updater>>();
  const outdated = () => new HttpError(409, texts.outdated(config));

  /** Encrypted values are bound to their row, so a new row gets them once it has an id. */
  async function encryptNew({ after }: Add, id: number): Promise<void> {
    if (encrypted.every(({ field }) => (after[field.name] ?? null) === null)) return;
    await db
      .updateTable(table)
      .set(stored(encrypted, after, id))
      .where('id', '=', id)
      .execute();
  }

  return {
    async insert(adds) {
      const newIds = await insert(
        db,
        adds.map(({ id, version, after }) => {
          const system = { version: version + 1, created_at: at, updated_at: at };
          return id === undefined
            ? { ...stored(plain, after, 0), ...system }
            : { ...stored(columns, after, id), ...system, id };
        }),
      );
      const ids = adds.map(({ id }, index) => id ?? newIds[index] ?? 0);
      for (const [index, add] of adds.entries())
        if (add.id === undefined) await encryptNew(add, ids[index] ?? 0);
      return ids;
    },
    async update(updates) {
      for (const [fields, group] of bySameFields(updates)) {
        const update = updaters.get(fields) ?? updater(open, group);
        updaters.set(fields, update);
        const { numAffectedRows } = await update(group);
        if (Number(numAffectedRows) !== group.length) throw outdated();
      }
    },
    async remove(removals) {
      const versions = new Map(removals.map(({ id, version }) => [id, version]));
      const gone = await db
        .deleteFrom(table)
        .where('id', 'in', [...versions.keys()])
        .returning(['id', 'version'])
        .execute();
      const isExpected = gone.every(({ id, version }) => versions.get(id) === Number(version));
      if (!isExpected || gone.length !== removals.length) throw outdated();
    },
  };
}

/** Groups updates so that no statement writes a column that does not change. */
function bySameFields(updates: readonly Update[]): ReadonlyMap<string, Update[]> {
  const groups = new Map<string, Update[]>();
  for (const update of updates) {
    const fields = Object.keys(update.after).sort().join(' ');
    const group = groups.get(fields);
    if (group) group.push(update);
    else groups.set(fields, [update]);
  }
  return groups;
}

/** Both databases name the columns of a list of values `column1`, `column2` …, and need their types. */
function updater({ db, config, cipher, table, at }: OpenTable, group: readonly Update[]) {
  const columns = columnsOf(config, cipher, Object.keys(group[0]?.after ?? {}));
  const assignments = columns.map(
    ({ name, type }, index) =>
      sql`${sql.ref(name)} = cast(${sql.ref(`given.column${index + 3}`)} as ${sql.raw(type)})`,
  );
  const update = rowStatements({
    table,
    columns: ['id', 'version', ...columns.map(({ name }) => name)],
    write: (rows) => sql`
      update ${sql.table(table)}
      set ${sql.join(assignments)}, version = ${sql.ref(`${table}.version`)} + 1, updated_at = ${at}
      from (${rows}) as given
      where ${sql.ref(`${table}.id`)} = cast(given.column1 as integer)
        and ${sql.ref(`${table}.version`)} = cast(given.column2 as integer)
    `,
  });
  return (updates: readonly Update[]) =>
    update(
      db,
      updates.map(({ id, version, after }) => [
        id,
        version,
        ...columns.map(({ field, toStored }) => toStored(after[field.name], id)),
      ]),
    );
}

/** The columns of fields; an encrypted unique field has two. */
function columnsOf(config: EntityConfig, cipher: Cipher, names: readonly string[]) {
  return names.flatMap((fieldName) => {
    const field = fieldOf(config, fieldName);
    const column = fieldColumn(config.name, field, cipher);
    const { name, comparedName, isEncrypted, toStored, toCompared } = column;
    const { type } = modelOf(field).storage(field);
    const own = { field, name, type, isEncrypted, toStored };
    if (!field.unique || comparedName === name) return [own];
    const compared = { field, name: comparedName, type: 'text', toStored: toCompared };
    return [own, { ...compared, isEncrypted: false }];
  });
}

/** The values of a row, by column. */
function stored(columns: ReturnType<typeof columnsOf>, values: Values, id: number) {
  const row: Record<string, Stored> = {};
  for (const { name, field, toStored } of columns)
    row[name] = toStored(values[field.name] ?? null, id);
  return row;
}
