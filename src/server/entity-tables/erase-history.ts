import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';
import { tableOf } from './identifiers';

/** Rows that were removed, and whose values are still in the history. */
export function removedRows(db: Kysely<Database>, entity: string) {
  return db
    .selectFrom('change')
    .select(['row_id as id', 'at', 'username', 'before'])
    .where('entity', '=', entity)
    .where('action', '=', 'remove')
    .where('before', 'is not', null)
    .orderBy('id')
    .execute();
}

/**
 * Erases the values of a removed row from the history, which then only tells that there was a row, and who
 * changed it when. Returns the number of entries; undefined if the row still exists.
 */
export async function eraseHistory(
  db: Kysely<Database>,
  entity: string,
  rowId: number,
): Promise<number | undefined> {
  const erased = await db.transaction().execute(async (transaction) => {
    const exists = await transaction
      .selectFrom(tableOf(entity))
      .select('id')
      .where('id', '=', rowId)
      .executeTakeFirst();
    if (exists) return undefined;
    const entries = await transaction
      .updateTable('change')
      .set({ before: null, after: null })
      .where('entity', '=', entity)
      .where('row_id', '=', rowId)
      .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
      .returning('id')
      .execute();
    const ids = entries.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction.deleteFrom('idempotency_key').where('change_id', 'in', ids).execute();
    }
    return ids.length;
  });
  // Old versions of the entries would stay in the files.
  if (erased)
    await (isPostgres(db) ? sql`vacuum change` : sql`pragma wal_checkpoint(truncate)`).execute(db);
  return erased;
}
