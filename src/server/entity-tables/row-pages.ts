import type { Kysely } from 'kysely';
import type { Database, EntityTableName } from '../database/tables';

/** A row's columns, as they are stored. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** `asc` is oldest first: ids count up. */
export type IdOrder = 'asc' | 'desc';

/** The rows of a table by id, a page at a time, so that no query blocks others for long. */
export async function* rowPages(
  db: Kysely<Database>,
  table: EntityTableName,
  columns: readonly string[],
  order: IdOrder = 'asc',
  pageSize = 1000,
): AsyncGenerator<readonly StoredRow[]> {
  let last: number | undefined;
  for (;;) {
    const query = db.selectFrom(table).select('id').select(columns);
    const rest = last === undefined ? query : query.where('id', order === 'asc' ? '>' : '<', last);
    const page = await rest.orderBy('id', order).limit(pageSize).execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.id;
  }
}
