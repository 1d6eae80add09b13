import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isPostgres } from './dialect';
import type { Database } from './tables';

/** Few are enough, because large batches all have the same number of rows. */
const MAX_COMPILED = 10;

/** PostgreSQL reads more rows than this faster from JSON than from a list of values. */
const MAX_LISTED = 20;

type Values = readonly unknown[];

/** A statement that writes rows of these columns, which it reads as `column1`, `column2` …. */
interface RowStatement<Result> {
  /** The table that has columns of these names and types. */
  readonly table: string;
  readonly columns: readonly string[];
  readonly write: (rows: RawBuilder<unknown>) => RawBuilder<Result>;
}

/**
 * Returns a function that writes many rows, always to the same database. Compiling a statement takes longer than
 * running it, so this is done once for each number of rows. Its other parameters must come before the rows and are
 * the same in every run.
 */
export function rowStatements<Result>(
  statement: RowStatement<Result>,
): (db: Kysely<Database>, rows: readonly Values[]) => Promise<QueryResult<Result>> {
  const { table, columns, write } = statement;
  const compiled = new LRUCache<number, CompiledQuery<Result>>({ max: MAX_COMPILED });
  return async (db, rows) => {
    if (rows.length > MAX_LISTED && isPostgres(db)) {
      const named = rows.map((row) =>
        Object.fromEntries(columns.map((name, index) => [name, row[index]])),
      );
      const from = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)})`;
      return await write(sql`select ${asNumbered(columns)} from ${from}`).execute(db);
    }
    const query =
      compiled.get(rows.length) ??
      write(sql`values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`).compile(db);
    compiled.set(rows.length, query);
    const values = rows.flat();
    const others = query.parameters.slice(0, query.parameters.length - values.length);
    return await db.executeQuery<Result>({ ...query, parameters: [...others, ...values] });
  };
}

/** The columns, named as both databases name those of a list of values. */
function asNumbered(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((name, index) => sql`${sql.ref(name)} as ${sql.ref(`column${index + 1}`)}`),
  );
}

/**
 * The ids of `count` new rows, in the order given. SQLite's are consecutive, and it reports the last: returning all
 * would take as long as inserting them. PostgreSQL may return them in another order.
 */
function newIds({ rows, insertId }: QueryResult<{ readonly id: number }>, count: number): number[] {
  if (insertId === undefined) return rows.map(({ id }) => id).sort((one, other) => one - other);
  return Array.from({ length: count }, (_, index) => Number(insertId) - count + 1 + index);
}

/** Returns a function that inserts rows, all with the same columns, always into the same database. It returns their ids. */
export function rowInserter(table: string) {
  const inserts = new Map<string, ReturnType<typeof rowStatements<{ id: number }>>>();
  return async (
    db: Kysely<Database>,
    rows: readonly Readonly<Record<string, unknown>>[],
  ): Promise<number[]> => {
    const columns = Object.keys(rows[0] ?? {});
    const names = sql.join(columns.map((name) => sql.ref(name)));
    // Restored rows keep their ids, which PostgreSQL would otherwise generate.
    const overriding = isPostgres(db) ? sql`overriding system value` : sql``;
    const returning = isPostgres(db) ? sql` returning id` : sql``;
    const insert =
      inserts.get(columns.join()) ??
      rowStatements<{ id: number }>({
        table,
        columns,
        write: (given) =>
          sql`insert into ${sql.table(table)} (${names}) ${overriding} ${given}${returning}`,
      });
    inserts.set(columns.join(), insert);
    return newIds(await insert(db, rows.map(Object.values)), rows.length);
  };
}
