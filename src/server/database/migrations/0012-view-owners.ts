import type { Kysely, Migration } from 'kysely';

/** Several people may give views for everyone the same name. */
export const viewOwners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('view_name').execute();
    await db.schema
      .createIndex('view_name')
      .on('view')
      .columns(['entity', 'owner', 'scope', 'name_key'])
      .unique()
      .execute();
  },
};
