import { type Kysely, type Migration, sql } from 'kysely';

/** The way in which a change was made, the import that it belongs to, and the change that it undoes. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('change').addColumn('way', 'text').execute();
    await db.schema.alterTable('change').addColumn('import_id', 'integer').execute();
    await db.schema.alterTable('change').addColumn('undoes', 'integer').execute();
    // A screen's history shows an import as one entry, even when it is filtered by person.
    await sql`
      create index change_alone on change (entity, at, id) where import_id is null
    `.execute(db);
    await sql`
      create index change_alone_person on change (entity, username, at, id) where import_id is null
    `.execute(db);
    await sql`
      create index change_import on change (import_id, id) where import_id is not null
    `.execute(db);
    await sql`create index change_undoes on change (undoes) where undoes is not null`.execute(db);
  },
};
