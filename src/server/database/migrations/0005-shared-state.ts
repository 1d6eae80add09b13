import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from '../dialect';

/** What several servers of one PostgreSQL database share besides the rows. */
export const sharedState: Migration = {
  async up(db: Kysely<unknown>) {
    // Losing counts in a crash is harmless, so they skip the log.
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
    await db.schema
      .createTable('shared_folder')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute();
  },
};
