import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables';

/** Opens a pool of connections; the first query finds out whether the server answers. */
export function openPostgres(url: string): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  });
  // An idle connection that is lost is replaced by the pool; without a listener Node would end.
  pool.on('error', () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** As SQLite does, whole numbers come as numbers: none here is beyond 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
