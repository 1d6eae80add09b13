import { randomUUID } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';
import { countingKey } from '../dialect';

/** Which wallpapers are in which categories. */
export const categoryProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('category_product')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('cat_id', 'text', (column) => column.notNull())
      .addColumn('wp_id', 'text', (column) => column.notNull())
      .addColumn('wp_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('category_product_once')
      .unique()
      .on('category_product')
      .columns(['cat_id', 'wp_key'])
      .execute();
    // Even the empty list has a revision.
    await sql`
      insert into list_revision (entity, revision) values ('customCatalogue', ${randomUUID()})
      on conflict do nothing
    `.execute(db);
  },
};
