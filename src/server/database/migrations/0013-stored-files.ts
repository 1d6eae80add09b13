import { type Kysely, type Migration, sql } from 'kysely';
import { countingKey, isPostgres } from '../dialect';

/** Pictures and other files, which were in a folder that all servers had to share. */
export const storedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('upload')
      .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('file_chunk')
      .addColumn('id', 'integer', countingKey(db))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('part', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addUniqueConstraint('file_chunk_file_part', ['file', 'part'])
      .execute();
    await db.schema.createIndex('file_chunk_name').on('file_chunk').column('name').execute();
    // Compressing pictures takes time and saves nothing.
    if (isPostgres(db))
      await sql`alter table file_chunk alter column bytes set storage external`.execute(db);
    await db.schema.dropTable('shared_folder').execute();
  },
};
