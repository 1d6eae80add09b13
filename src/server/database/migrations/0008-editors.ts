import type { Kysely, Migration } from 'kysely';

/** Who may change the entity files in the product. */
export const editors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('is_editor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
