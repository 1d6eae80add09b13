import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * Two connections to a SQLite file in WAL mode: one for transactions and whatever writes, in turn, and
 * one for reading, which waits for no transaction and sees what was committed.
 */
export class ReadingBesideDriver implements Driver {
  readonly #writer: SqliteDriver;
  readonly #reader: SqliteDriver;

  constructor(writer: SqliteDatabase, reader: SqliteDatabase) {
    this.#writer = new SqliteDriver({ database: writer });
    this.#reader = new SqliteDriver({ database: reader });
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#reader.init();
  }

  async acquireConnection(): Promise<EitherConnection> {
    return new EitherConnection(this.#writer, this.#reader);
  }

  /** A transaction that begins by reading could not write any more once another process has. */
  async beginTransaction(
    connection: EitherConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    await connection.holdWriter();
    const readOnly = settings.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(readOnly ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: EitherConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: EitherConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: EitherConnection): Promise<void> {
    await connection.letGo();
  }

  async destroy(): Promise<void> {
    await this.#reader.destroy();
    await this.#writer.destroy();
  }
}

/** Takes a turn at one of the connections for each query, or the writer for a whole transaction. */
class EitherConnection implements DatabaseConnection {
  readonly #writer: SqliteDriver;
  readonly #reader: SqliteDriver;
  #held: DatabaseConnection | undefined;

  constructor(writer: SqliteDriver, reader: SqliteDriver) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async holdWriter(): Promise<void> {
    this.#held = await this.#writer.acquireConnection();
  }

  async letGo(): Promise<void> {
    if (!this.#held) return;
    this.#held = undefined;
    await this.#writer.releaseConnection();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return await this.#held.executeQuery(query);
    const driver = isReading(query) ? this.#reader : this.#writer;
    const connection = await driver.acquireConnection();
    try {
      return await connection.executeQuery(query);
    } finally {
      await driver.releaseConnection();
    }
  }

  /** Nothing here reads row by row: pages do not keep a connection from others. */
  streamQuery(): never {
    throw new Error('Queries are not streamed. Read in pages.');
  }
}

function isReading({ sql }: CompiledQuery): boolean {
  return /^\s*select\b/i.test(sql);
}
