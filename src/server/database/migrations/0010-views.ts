import type { Kysely, Migration } from 'kysely';
import { countingKey } from '../dialect';

/** Named views of tables. */
export const views: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('view')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('owner', 'integer', (column) => column.notNull())
      .addColumn('scope', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('view_name')
      .on('view')
      .columns(['entity', 'scope', 'name_key'])
      .unique()
      .execute();
  },
};
