import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';

/**
 * Two connections to a SQLite file in WAL mode: one for transactions and other writes, which queue, and one for reads,
 * which wait for no transaction and see only what was committed.
 */
export function readerWriterDriver(
  writer: SqliteDatabase,
  reader: SqliteDatabase,
  onRelease: () => void,
): Driver {
  const writes = new SqliteDriver({ database: writer });
  const reads = new SqliteDriver({ database: reader });
  const run = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql));
  return {
    async init() {
      await writes.init();
      await reads.init();
    },
    acquireConnection: async () => openConnection(writes, reads),
    async beginTransaction(connection: Connection, { accessMode }) {
      await connection.lockWriter();
      // `immediate`: a transaction that began by reading can't write once another process has.
      await run(connection, accessMode === 'read only' ? 'begin' : 'begin immediate');
    },
    commitTransaction: async (connection) => void (await run(connection, 'commit')),
    async rollbackTransaction(connection) {
      await run(connection, 'rollback').catch((error: Error) => {
        // SQLite has already rolled back if the disk is full.
        if (!error.message.includes('no transaction is active')) throw error;
      });
    },
    async releaseConnection(connection: Connection) {
      await connection.unlockWriter();
      onRelease();
    },
    async destroy() {
      await reads.destroy();
      await writes.destroy();
    },
  };
}

interface Connection extends DatabaseConnection {
  lockWriter(): Promise<void>;
  unlockWriter(): Promise<void>;
}

/** Uses one of the connections for each query, or the writer for a whole transaction. */
function openConnection(writes: SqliteDriver, reads: SqliteDriver): Connection {
  let locked: DatabaseConnection | undefined;
  return {
    async lockWriter() {
      locked = await writes.acquireConnection();
    },
    async unlockWriter() {
      if (!locked) return;
      locked = undefined;
      await writes.releaseConnection();
    },
    async executeQuery(query) {
      if (locked) return await locked.executeQuery(query);
      const driver = /^\s*select\b/i.test(query.sql) ? reads : writes;
      const connection = await driver.acquireConnection();
      try {
        return await connection.executeQuery(query);
      } finally {
        await driver.releaseConnection();
      }
    },
    /** Rows are read in pages, so that no query holds a connection for long. */
    streamQuery() {
      throw new Error('Queries are not streamed. Read in pages.');
    },
  };
}
