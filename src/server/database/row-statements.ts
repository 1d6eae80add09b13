import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from './tables';

/** Large ones are the same number again and again. */
const MAX_COMPILED = 10;

type Values = readonly unknown[];

/**
 * Returns a function that runs a statement with a list of values for many rows, always in the same
 * database. Compiling it takes longer than running it, so this is done once for each number of rows. Its
 * other parameters must come before the rows and are the same in every run.
 */
export function rowStatements<Result>(
  statement: (rows: RawBuilder<unknown>) => RawBuilder<Result>,
): (db: Kysely<Database>, rows: readonly Values[]) => Promise<QueryResult<Result>> {
  const compiled = new LRUCache<number, CompiledQuery<Result>>({ max: MAX_COMPILED });
  return async (db, rows) => {
    const query =
      compiled.get(rows.length) ??
      statement(sql.join(rows.map((row) => sql`(${sql.join(row)})`))).compile(db);
    compiled.set(rows.length, query);
    const values = rows.flat();
    const others = query.parameters.slice(0, query.parameters.length - values.length);
    return await db.executeQuery<Result>({ ...query, parameters: [...others, ...values] });
  };
}

/**
 * The ids of so many new rows, in the order given. SQLite takes as long again to return them: they follow each other up
 * to the last, which it tells. PostgreSQL may return them in another order.
 */
export function newIds(
  { rows, insertId }: QueryResult<{ readonly id: number }>,
  count: number,
): number[] {
  if (insertId === undefined) return rows.map(({ id }) => id).sort((one, other) => one - other);
  return Array.from({ length: count }, (_, index) => Number(insertId) - count + 1 + index);
}
