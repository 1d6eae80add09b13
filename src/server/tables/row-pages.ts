import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { MAX_ID } from '../../entities/wire/parts';
import type { Database, EntityTableName } from '../database/tables';

/** A row's columns, as they are stored. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Which rows to read: by default all. */
export interface RowRange {
  /** Only those with a larger id. */
  readonly after?: number;
  /** Only those with this id or a smaller one. */
  readonly upTo?: number;
  /** Only these rows, whatever `upTo` is. */
  readonly ids?: readonly number[];
  /** How many at a time. */
  readonly pageSize?: number;
}

/** The rows of a table by id, page by page. Other work can run between the pages. */
export async function* rowPages(
  db: Kysely<Database>,
  table: EntityTableName | 'category_product',
  columns: readonly string[],
  { after = 0, upTo = MAX_ID, ids, pageSize = 1000 }: RowRange = {},
): AsyncGenerator<readonly StoredRow[]> {
  const ordered = db.selectFrom(table).select('id').select(columns).orderBy('id').limit(pageSize);
  const all = ids ? ordered.where('id', 'in', ids) : ordered.where('id', '<=', upTo);
  for (let last = after; ; ) {
    const page = await all.where('id', '>', last).execute();
    if (page.length > 0) yield page;
    last = page.at(-1)?.id ?? last;
    if (page.length < pageSize || last === upTo) return;
    // SQLite's driver is synchronous: let other work run.
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
