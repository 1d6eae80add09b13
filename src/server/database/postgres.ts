import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readInteger } from './dialect';
import { type PoolLimits, WatchedPoolDriver } from './postgres-driver';
import type { Database } from './tables';

/** A request that meets an unresponsive database is answered within 8 s. */
const LIMITS: PoolLimits = {
  connectMs: 5_000,
  queryMs: 4_000,
  probeMs: 2_000,
  slowQueryMs: 10 * 60_000,
};

/** Lets the database end transactions and connections of a server that is gone, so that it leaves no locks. */
const SESSION = "set idle_in_transaction_session_timeout = '60s'; set tcp_keepalives_idle = 30";

/** Opens a pool, which connects with the first query. Without a response, queries throw an `OutageError`. */
export function openPostgres(url: string, limits = LIMITS): Kysely<Database> {
  const session = { text: SESSION, query_timeout: limits.probeMs };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // By this connection, a command that must be alone notices even an idle server.
    min: 1,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: (client) => client.query(session),
  });
  // Without listeners, Node would exit when a connection is lost: an idle one, or one in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new WatchedPoolDriver(pool, limits);
  return new Kysely({ dialect });
}

/** Reads integers as numbers, as SQLite does. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? readInteger : pg.types.getTypeParser(oid, format);
