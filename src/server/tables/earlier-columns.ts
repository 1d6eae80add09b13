import { placeOf } from '../secrets/cipher';
import { historyPages } from './change-log';
import type { EntityTransaction } from './entity-store';
import { isEncrypted } from './field-column';
import { columnOf, oldColumnOf } from './identifiers';
import { updateRows } from './row-pages';
import {
  forgetField,
  formerNames,
  isKnownType,
  isStoredAlike,
  namesOf,
  type StoredField,
  type StoredFields,
  storeField,
} from './stored-fields';

/** A column that a field no longer uses. */
export interface RetiredColumn {
  readonly column: string;
  readonly field: StoredField;
}

/** Gives a field's column another name, and stores until when it was used. */
export async function retireColumn(
  transaction: EntityTransaction,
  field: StoredField,
  stored: StoredFields,
): Promise<RetiredColumn> {
  const { db, table } = transaction;
  const column = oldColumnOf(field.name, field.type, new Set(stored.keys()));
  const { last } = await db
    .selectFrom('change')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const retired = { ...field, retired: Number(last ?? 0) };
  await db.schema.alterTable(table).renameColumn(columnOf(field.name), column).execute();
  await storeField(transaction, retired, column);
  stored.delete(field.name);
  stored.set(column, retired);
  return { column, field: retired };
}

/** Makes a column that of a field. What is stored about the field keeps the column's type. */
export async function moveColumn(
  transaction: EntityTransaction,
  { column, field }: RetiredColumn,
  after: StoredField,
  stored: StoredFields,
): Promise<void> {
  const { db, table } = transaction;
  const target = columnOf(after.name);
  await db.schema.alterTable(table).renameColumn(column, target).execute();
  const key = field.retired === undefined ? field.name : column;
  await forgetField(transaction, key);
  stored.delete(key);
  const { retired: _, ...current } = field;
  const former = formerNames(transaction.config, after, field);
  const now = { ...current, name: after.name, unique: false, former };
  await storeField(transaction, now);
  stored.set(after.name, now);
  if (field.name === after.name || !isKnownType(field) || !isEncrypted(field)) return;
  await updateRows(db, table, [target], ({ id, [target]: value }) => {
    if (value === null) return undefined;
    const placeIn = ({ name }: StoredField) => placeOf(transaction.config.name, name, id);
    const text = transaction.cipher.decrypt(String(value), placeIn(field));
    return { [target]: transaction.cipher.encrypt(text, placeIn(after)) };
  });
}

/** The columns that fields of these names no longer use, the latest first. */
export function retiredColumns(
  names: ReadonlySet<string>,
  stored: StoredFields,
): readonly RetiredColumn[] {
  return [...stored]
    .map(([column, field]) => ({ column, field }))
    .filter(({ field }) => field.retired !== undefined && names.has(field.name))
    .sort((a, b) => (b.field.retired ?? 0) - (a.field.retired ?? 0));
}

/** The column that the field last had with its current type. */
export function earlierColumn(
  after: StoredField,
  before: StoredField,
  stored: StoredFields,
): RetiredColumn | undefined {
  const [latest] = retiredColumns(namesOf(after, before), stored)
    .filter(({ field }) => isStoredAlike(field, after))
    .sort((a, b) => Number(b.field.type === after.type) - Number(a.field.type === after.type));
  return latest;
}

/** The rows whose value was entered or changed, under one of these names, after a column went out of use. */
export async function editedSince(
  transaction: EntityTransaction,
  { field }: RetiredColumn,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<number>> {
  const all = [...names];
  const rows = new Set<number>();
  for await (const page of historyPages(
    transaction,
    { entity: transaction.config.name },
    field.retired,
  ))
    for (const { row_id, after } of page) {
      const values: object = JSON.parse(after ?? '{}');
      if (all.some((name) => Object.hasOwn(values, name))) rows.add(row_id);
    }
  return rows;
}
