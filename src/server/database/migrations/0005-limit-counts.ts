import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from '../dialect';

/** Limits that several servers share. Losing the counts with a crash is harmless, so they skip the log. */
export const limitCounts: Migration = {
  async up(db: Kysely<unknown>) {
    const table = db.schema.createTable('limit_count');
    await (isPostgres(db) ? table.modifyFront(sql`unlogged`) : table)
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('limit_count_ends_at')
      .on('limit_count')
      .column('ends_at')
      .execute();
  },
};
