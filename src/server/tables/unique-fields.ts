import { sql } from 'kysely';
import type { FieldConfig } from '../../field-types';
import { placeOf } from '../secrets/cipher';
import type { EntityTransaction } from './entity-store';
import { fieldColumn, isTooLongToCompare } from './field-column';
import { columnOf, digestColumnOf, uniqueIndexOf } from './identifiers';
import { rowPages, updateRows } from './row-pages';
import { type StoredFields, storeField } from './stored-fields';
import { tableTexts as texts } from './texts';

/**
 * Creates or drops a field's unique index, as its config says. Existing rows with the same value, or with one too long
 * for an index, are reported as a `problem`, and there is no index until someone has corrected them.
 */
export async function migrateUnique(
  transaction: EntityTransaction,
  field: FieldConfig,
  hadIndex: boolean,
  stored: StoredFields,
): Promise<{ readonly hasIndex: boolean; readonly problem?: string }> {
  if (!field.unique) {
    if (hadIndex || stored.has(digestColumnOf(field.name)))
      await dropUnique(transaction, field, stored);
    return { hasIndex: false };
  }
  if (hadIndex) return { hasIndex: true };
  const { isEncrypted, comparedName } = fieldColumn(
    transaction.config.name,
    field,
    transaction.cipher,
  );
  if (isEncrypted) await fillDigests(transaction, field, stored);
  const repeats = await findRepeats(transaction, comparedName);
  if (repeats.length > 0) return { hasIndex: false, problem: texts.repeated(field, repeats) };
  const tooLong = await findTooLong(transaction, comparedName);
  if (tooLong.length > 0) return { hasIndex: false, problem: texts.tooLong(field, tooLong) };
  await transaction.db.schema
    .createIndex(uniqueIndexOf(transaction.config.name, field.name))
    .unique()
    .on(transaction.table)
    .column(comparedName)
    .execute();
  return { hasIndex: true };
}

/** Drops the index, which holds no other data, and clears the digests. */
export async function dropUnique(
  { db, table, config }: EntityTransaction,
  { name }: FieldConfig,
  stored: StoredFields,
): Promise<void> {
  await db.schema.dropIndex(uniqueIndexOf(config.name, name)).ifExists().execute();
  const digests = digestColumnOf(name);
  if (!stored.has(digests)) return;
  await db
    .updateTable(table)
    .set({ [digests]: null })
    .where(digests, 'is not', null)
    .execute();
}

async function fillDigests(
  transaction: EntityTransaction,
  field: FieldConfig,
  stored: StoredFields,
): Promise<void> {
  const { db, cipher, table, config } = transaction;
  const digests = digestColumnOf(field.name);
  const encrypted = columnOf(field.name);
  if (!stored.has(digests)) {
    await db.schema.alterTable(table).addColumn(digests, 'text').execute();
    await storeField(transaction, field, digests);
  }
  await updateRows(db, table, [encrypted, digests], (row) => {
    if (row[encrypted] === null || row[digests] !== null) return undefined;
    const place = placeOf(config.name, field.name, row.id);
    return { [digests]: cipher.digest(cipher.decrypt(String(row[encrypted]), place)) };
  });
}

/** The first and the last row of each value that several rows have, and how many have it. */
async function findRepeats({ db, table }: EntityTransaction, column: string) {
  const repeats = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.min('id').as('first'),
      fn.max('id').as('last'),
      fn.countAll<number | string>().as('count'),
    ])
    .where(column, 'is not', null)
    .groupBy(column)
    .having(sql`count(*)`, '>', 1)
    .orderBy('first')
    .execute();
  return repeats.map((one) => ({ ...one, count: Number(one.count) }));
}

/** The rows whose values are too long for an index. */
async function findTooLong({ db, table }: EntityTransaction, column: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const page of rowPages(db, table, [column]))
    for (const row of page) if (isTooLongToCompare(row[column])) ids.push(row.id);
  return ids;
}
