import type { EntityConfig } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { HttpError } from '../http/errors';
import type { Cipher } from '../secrets/cipher';
import type { Values } from '../tables/change-log';
import type { EntityTransaction } from '../tables/entity-store';
import { fieldColumn, type Stored } from '../tables/field-column';
import type { Add, Removal, Update } from './change-set';
import { writeTexts as texts } from './texts';

/** Writes batches of changes to one table, all in one transaction. */
export interface TableWriter {
  /** Adds rows, either all new or all with their earlier ids. Returns their ids. */
  insert(adds: readonly Add[]): Promise<readonly number[]>;
  /** Throws a 409 if one of the rows is gone or has another version. */
  update(updates: readonly Update[]): Promise<void>;
  /** Throws a 409 if one of the rows is gone or has another version. */
  remove(removals: readonly Removal[]): Promise<void>;
}

/** Writes an entity's rows. */
export function entityWriter({
  db,
  config,
  cipher,
  table,
  at,
  statementsOf,
}: EntityTransaction): TableWriter {
  const statements = statementsOf(table);
  const columns = columnsOf(config, cipher);
  const plain = columns.filter(({ isEncrypted }) => !isEncrypted);
  const encrypted = columns.filter(({ isEncrypted }) => isEncrypted);
  const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
  const conflict = () => new HttpError(409, texts.conflict(config));

  /** Encrypted values are bound to their row, so new rows get them once they have ids. */
  async function encryptNew(adds: readonly Add[], ids: readonly number[]): Promise<void> {
    const rows = adds
      .map(({ after }, index) => ({ after, id: ids[index] ?? 0 }))
      .filter(({ after }) => encrypted.some(({ field }) => (after[field.name] ?? null) !== null))
      .map(({ after, id }) => ({ id, ...stored(encrypted, after, id) }));
    if (rows.length > 0) await statements.update(db, types, rows);
  }

  return {
    async insert(adds) {
      const newIds = await statements.insert(
        db,
        adds.map(({ id, version, after }) => {
          const system = { version: version + 1, created_at: at, updated_at: at };
          return id === undefined
            ? { ...stored(plain, after, 0), ...system }
            : { ...stored(columns, after, id), ...system, id };
        }),
      );
      if (adds.every(({ id }) => id === undefined)) await encryptNew(adds, newIds);
      return adds.map(({ id }, index) => id ?? newIds[index] ?? 0);
    },
    async update(updates) {
      for (const group of bySameFields(updates)) {
        const [{ after: values } = { after: {} }] = group;
        const changed = columns.filter(({ field }) => Object.hasOwn(values, field.name));
        const rows = group.map(({ id, version, after }) => ({
          id,
          version,
          updated_at: at,
          ...stored(changed, after, id),
        }));
        const count = await statements.update(db, types, rows);
        if (count !== group.length) throw conflict();
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
      if (!isExpected || gone.length !== removals.length) throw conflict();
    },
  };
}

/** Groups updates so that no statement writes a column that does not change. */
function bySameFields(updates: readonly Update[]): Iterable<readonly Update[]> {
  const groups = new Map<string, Update[]>();
  for (const update of updates) {
    const fields = Object.keys(update.after).sort().join(' ');
    const group = groups.get(fields);
    if (group) group.push(update);
    else groups.set(fields, [update]);
  }
  return groups.values();
}

/** The columns of all fields; an encrypted unique field has two. */
function columnsOf(config: EntityConfig, cipher: Cipher) {
  return config.fields.flatMap((field) => {
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
