import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, EntityTableName } from '../database/tables';

/** A row's columns, as they are stored. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

const PAGE_SIZE = 1000;

/** All rows of a table, or those with these ids, by id and page by page. Other work can run between the pages. */
export async function* rowPages(
  db: Kysely<Database>,
  table: EntityTableName | 'category_product',
  columns: readonly string[],
  ids?: readonly number[],
): AsyncGenerator<readonly StoredRow[]> {
  const ordered = db.selectFrom(table).select('id').select(columns).orderBy('id').limit(PAGE_SIZE);
  const all = ids ? ordered.where('id', 'in', ids) : ordered;
  for (let last = 0; ; ) {
    const page = await all.where('id', '>', last).execute();
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    last = page.at(-1)?.id ?? last;
    // SQLite's driver is synchronous, so this lets other work run.
    await setImmediate();
  }
}

/** Updates each row with what `change` returns, if anything. Returns how many rows it wrote to. */
export async function updateRows(
  db: Kysely<Database>,
  table: EntityTableName,
  columns: readonly string[],
  change: (row: StoredRow) => Readonly<Record<string, unknown>> | undefined,
): Promise<number> {
  let count = 0;
  for await (const page of rowPages(db, table, columns))
    for (const row of page) {
      const changes = change(row);
      if (!changes) continue;
      await db.updateTable(table).set(changes).where('id', '=', row.id).execute();
      count += 1;
    }
  return count;
}
