import type { Kysely, Migration } from 'kysely';

/** What accounts may do, and which can't sign in for now. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('roles', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('account')
      .addColumn('is_blocked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
