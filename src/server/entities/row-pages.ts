import type { Kysely } from 'kysely';
import type { Database, EntityTableName } from '../database/tables';

/** A row's columns, as they are stored. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** The rows of a table by id, a page at a time, so that no query holds others up for long. */
export async function* rowPages(
  db: Kysely<Database>,
  table: EntityTableName,
  columns: readonly string[],
  pageSize = 1000,
): AsyncGenerator<readonly StoredRow[]> {
  let last = 0;
  for (;;) {
    const page = await db
      .selectFrom(table)
      .select('id')
      .select(columns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.id ?? last;
  }
}
