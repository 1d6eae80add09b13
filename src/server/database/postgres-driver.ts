import { setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { isSlowAllowed } from './allow-slow';
import { OutageError } from './database-error';

/** How long until the database counts as not responding. */
export interface PoolLimits {
  readonly connectMs: number;
  readonly queryMs: number;
  /** How long a query that only checks whether the database responds may take. */
  readonly probeMs: number;
  /** For statements that may be slow, or that wait for another transaction. */
  readonly slowQueryMs: number;
}

/** The database is starting or shutting down, or has ended this connection. */
const LOST = /^(08|57P|25P03)/;
/** The database has rolled back the transaction, is short of memory or connections, or is no longer the primary. */
const OUTAGE = /^(40P01|40001|55P03|53[02-9]|25006)/;

/** Queries the database on a separate connection. Returns undefined if it doesn't respond. */
type Probe = (sql: string, values: unknown[], ms?: number) => Promise<pg.QueryResult | undefined>;

/**
 * Kysely's driver, which also gives up a connection on which the database is unresponsive. Until the database responds
 * again, it rejects every use: waiting would take as long again.
 */
export class WatchedPoolDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #limits: PoolLimits;
  #isSilent = false;

  constructor(pool: pg.Pool, limits: PoolLimits) {
    super({ pool });
    this.#pool = pool;
    this.#limits = limits;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isSilent) throw new OutageError({ cause: new SilenceError() });
    const client = await this.#pool.connect().catch((cause: Error) => {
      if (/timeout/.test(cause.message)) this.#waitForSound();
      throw new OutageError({ cause });
    });
    return new WatchedConnection(client, this.#limits, this.#probe);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof WatchedConnection)) return;
    if (connection.release()) this.#waitForSound();
  }

  async #waitForSound(): Promise<void> {
    if (this.#isSilent) return;
    this.#isSilent = true;
    const { connectMs, probeMs } = this.#limits;
    // A busy database may take longer to respond than callers wait.
    while (!this.#pool.ending && !(await this.#probe('select 1', [], connectMs))) {
      await setTimeout(probeMs / 10);
    }
    this.#isSilent = false;
  }

  readonly #probe: Probe = async (sql, values, ms = this.#limits.probeMs) => {
    const client = new pg.Client(this.#pool.options);
    client.on('error', () => {});
    const ask = async () => {
      await client.connect();
      return await client.query(sql, values);
    };
    const result = await within(ms, ask()).catch(() => undefined);
    client.end().catch(() => {});
    return result;
  };
}

/** How long to wait for a response once the lock is gone. */
const LATE_MS = 500;

class SilenceError extends Error {
  override readonly message = 'no response';
}

class WatchedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #limits: PoolLimits;
  readonly #probe: Probe;
  #lost: OutageError | undefined;

  constructor(client: pg.PoolClient, limits: PoolLimits, probe: Probe) {
    this.#client = client;
    this.#limits = limits;
    this.#probe = probe;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Also the rollback of a transaction: waiting for it would take as long again.
    if (this.#lost) throw this.#lost;
    try {
      const { rows, rowCount } = await this.#watch(this.#client.query(sql, [...parameters]));
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (cause) {
      if (isLost(cause)) {
        this.#lost = new OutageError({ cause, isOutcomeUnknown: sql === 'commit' });
        throw this.#lost;
      }
      throw matchesCode(cause, OUTAGE) ? new OutageError({ cause }) : cause;
    }
  }

  async #watch(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const { queryMs, slowQueryMs } = this.#limits;
    const endsAt = performance.now() + slowQueryMs;
    for (;;) {
      const result = await within(queryMs, answer);
      if (result) return result;
      const mayWait = isSlowAllowed() || (await this.#waitsForLock());
      if (mayWait && performance.now() <= endsAt) continue;
      // The lock may have been released just before the check.
      const late = await within(LATE_MS, answer);
      if (late) return late;
      throw new SilenceError();
    }
  }

  async #waitsForLock(): Promise<boolean> {
    const pid = Reflect.get(this.#client, 'processID');
    const sql = "select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'";
    return (await this.#probe(sql, [pid]))?.rowCount === 1;
  }

  /** Rows are read in pages, so that no query holds a connection for long. */
  streamQuery(): never {
    throw new Error('Queries are not streamed. Read in pages.');
  }

  /** A lost connection is not used again. Returns whether the database was silent. */
  release(): boolean {
    this.#client.release(this.#lost);
    return this.#lost?.cause instanceof SilenceError;
  }
}

/** Waits for a promise for at most `ms`. Returns undefined if it takes longer. */
async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = globalThis.setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error means a lost connection, as opposed to a failed statement or a bug. */
function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return matchesCode(error, LOST);
  return !(error instanceof TypeError || error instanceof RangeError);
}

const matchesCode = (error: unknown, codes: RegExp) =>
  error instanceof pg.DatabaseError && codes.test(error.code ?? '');
