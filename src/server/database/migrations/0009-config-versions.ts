import type { Kysely, Migration } from 'kysely';
import { countingKey } from '../dialect';

/** Changes to entity files that are not published yet, and every text that a file has had. */
export const configVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('config_draft')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('based_on', 'text')
      .addColumn('edited_at', 'text', (column) => column.notNull())
      .addColumn('edited_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('config_version')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('username', 'text')
      .addColumn('note', 'text')
      .addColumn('text', 'text')
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('config_version_name')
      .on('config_version')
      .columns(['name', 'id'])
      .execute();
  },
};
