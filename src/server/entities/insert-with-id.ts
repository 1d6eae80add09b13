import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';

/** Inserts a row with an id that it has had before. */
export async function insertWithId(
  db: Kysely<Database>,
  table: string,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<{ readonly id: number }> {
  const all = Object.entries({ id, ...values });
  const columns = sql.join(all.map(([name]) => sql.ref(name)));
  const overriding = isPostgres(db) ? sql`overriding system value` : sql``;
  await sql`
    insert into ${sql.table(table)} (${columns}) ${overriding}
    values (${sql.join(all.map(([, value]) => value))})
  `.execute(db);
  return { id };
}
