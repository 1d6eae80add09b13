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
 * Two connections to a SQLite file in WAL mode: one for transactions and other writes, which queue, and
 * one for reads, which wait for no transaction and see what was committed.
 */
export class ReaderWriterDriver implements Driver {
  readonly #writer: SqliteDriver;
  readonly #reader: SqliteDriver;

  readonly #onRelease: () => void;

  constructor(writer: SqliteDatabase, reader: SqliteDatabase, onRelease: () => void) {
    this.#writer = new SqliteDriver({ database: writer });
    this.#reader = new SqliteDriver({ database: reader });
    this.#onRelease = onRelease;
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#reader.init();
  }

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#writer, this.#reader);
  }

  /** `immediate`: a transaction that starts by reading can't write after another process has. */
  async beginTransaction(
    connection: Connection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    await connection.lockWriter();
    const readOnly = settings.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(readOnly ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** SQLite has done it already when the disk was full: then there is no transaction any more. */
  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }

  async releaseConnection(connection: Connection): Promise<void> {
    await connection.unlockWriter();
    this.#onRelease();
  }

  async destroy(): Promise<void> {
    await this.#reader.destroy();
    await this.#writer.destroy();
  }
}

/** Uses one of the connections for each query, or the writer for a whole transaction. */
class Connection implements DatabaseConnection {
  readonly #writer: SqliteDriver;
  readonly #reader: SqliteDriver;
  #locked: DatabaseConnection | undefined;

  constructor(writer: SqliteDriver, reader: SqliteDriver) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async lockWriter(): Promise<void> {
    this.#locked = await this.#writer.acquireConnection();
  }

  async unlockWriter(): Promise<void> {
    if (!this.#locked) return;
    this.#locked = undefined;
    await this.#writer.releaseConnection();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#locked) return await this.#locked.executeQuery(query);
    const driver = /^\s*select\b/i.test(query.sql) ? this.#reader : this.#writer;
    const connection = await driver.acquireConnection();
    try {
      return await connection.executeQuery(query);
    } finally {
      await driver.releaseConnection();
    }
  }

  /** Rows are read in pages, so that no query holds a connection for long. */
  streamQuery(): never {
    throw new Error('Queries are not streamed. Read in pages.');
  }
}
