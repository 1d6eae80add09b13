import { type Kysely, sql, type Transaction } from 'kysely';
import { inChunks } from '../database/chunks';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';
import { iso } from '../time/clock';
import { tableOf } from './identifiers';
import { lockList, reviseList } from './list-revision';
import { storedNamesIn } from './stored-file-names';

/** Older than any file that is about to be saved with a row. */
const LONG_AGO = iso(0);

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
 * Erases the values of a removed row from the history, which then only shows that there was a row, who changed it, and
 * when. Returns the number of entries; undefined if the row still exists. Like all that is written to a list, it takes
 * the list's lock and revises it, or an undo or a rollback that has read the values would restore them.
 */
export async function eraseHistory(
  transaction: Transaction<Database>,
  entity: string,
  rowId: number,
): Promise<number | undefined> {
  const revision = await lockList(transaction, entity);
  const exists = await transaction
    .selectFrom(tableOf(entity))
    .select('id')
    .where('id', '=', rowId)
    .executeTakeFirst();
  if (exists) return undefined;
  const entries = await transaction
    .selectFrom('change')
    .select(['id', 'before', 'after'])
    .where('entity', '=', entity)
    .where('row_id', '=', rowId)
    .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
    .execute();
  for await (const chunk of inChunks(entries)) {
    const ids = chunk.map(({ id }) => id);
    await transaction
      .updateTable('change')
      .set({ before: null, after: null })
      .where('id', 'in', ids)
      .execute();
    await transaction.deleteFrom('idempotency_key').where('change_id', 'in', ids).execute();
  }
  const texts = entries.flatMap(({ before, after }) => [before ?? '', after ?? '']);
  const files = [...new Set(texts.flatMap(storedNamesIn))];
  // The sweep of unused uploads keeps those that another row has.
  for await (const chunk of inChunks(files))
    await transaction
      .updateTable('upload')
      .set({ is_kept: 0, at: LONG_AGO })
      .where('name', 'in', chunk)
      .execute();
  await reviseList(transaction, entity, revision);
  return entries.length;
}

/**
 * Removes old versions of what was erased from the database's files. Returns whether that is done: SQLite's write-ahead
 * log stays as it is while another program reads it.
 */
export async function discardOldVersions(db: Kysely<Database>, entity: string): Promise<boolean> {
  if (isPostgres(db)) {
    await sql`vacuum change, upload, file_chunk, ${sql.table(tableOf(entity))}`.execute(db);
    return true;
  }
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
