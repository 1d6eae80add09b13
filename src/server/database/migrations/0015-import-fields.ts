import { type Kysely, type Migration, sql } from 'kysely';

const PAGE = 1000;

/** The fields that each import changed, so that filtering the history by a field need not read every change. */
export const importFields: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('import_field')
      .addColumn('import_id', 'integer', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('import_field_once', ['import_id', 'field'])
      .execute();
    for (const [importId, fields] of await fieldsOfImports(db))
      for (const field of fields)
        await sql`
          insert into import_field (import_id, field) values (${importId}, ${field})
        `.execute(db);
  },
};

interface Update {
  readonly id: number;
  readonly import_id: number;
  readonly after: string;
}

/** Parses the JSON here, because PostgreSQL rejects some escapes. Reads in pages, in the order of an index. */
async function fieldsOfImports(db: Kysely<unknown>): Promise<Map<number, Set<string>>> {
  const imports = new Map<number, Set<string>>();
  for (let last = { import_id: 0, id: 0 }; ; ) {
    const { rows } = await sql<Update>`
      select id, import_id, after from change
      where (import_id, id) > (${last.import_id}, ${last.id}) and import_id is not null
      and action = 'update' and after is not null
      order by import_id, id limit ${PAGE}
    `.execute(db);
    for (const { import_id: importId, after } of rows) {
      const fields = imports.get(importId) ?? new Set();
      for (const name of Object.keys(JSON.parse(after))) fields.add(name);
      imports.set(importId, fields);
    }
    const next = rows.at(-1);
    if (next === undefined) return imports;
    last = next;
  }
}
