import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './tables';

type Values = readonly unknown[];

/**
 * Returns a function that runs a statement with a list of values for many rows. Compiling it takes longer
 * than running it, so this is done once for each number of rows. Its other parameters must come before the
 * rows and are the same in every run.
 */
export function rowStatements(
  db: Kysely<Database>,
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): (rows: readonly Values[]) => Promise<void> {
  const compiled = new Map<number, CompiledQuery>();
  return async (rows) => {
    const query =
      compiled.get(rows.length) ??
      statement(sql.join(rows.map((row) => sql`(${sql.join(row)})`))).compile(db);
    compiled.set(rows.length, query);
    const values = rows.flat();
    const others = query.parameters.slice(0, query.parameters.length - values.length);
    await db.executeQuery({ ...query, parameters: [...others, ...values] });
  };
}
