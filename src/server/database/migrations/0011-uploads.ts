import type { Kysely, Migration } from 'kysely';
import { countingKey } from '../dialect';

/** What people have uploaded, and whether a row has or had it. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upload')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'integer')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('is_kept', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('upload_account_id_at')
      .on('upload')
      .columns(['account_id', 'at'])
      .execute();
    await db.schema
      .createIndex('upload_is_kept_at')
      .on('upload')
      .columns(['is_kept', 'at'])
      .execute();
  },
};
