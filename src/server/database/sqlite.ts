import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../common/is-record';
import { isSqliteError, SQLITE_BUSY, UnstorableError } from './database-error';
import { readInteger } from './dialect';
import { makeFolder } from './make-folder';
import { readerWriterDriver } from './reader-writer-driver';
import type { Database } from './tables';
import { databaseTexts as texts } from './texts';

/** How long a statement waits for another process to release its lock. */
export const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 10;

const PRAGMAS = [
  // Readers and a writer in another process never wait for each other.
  'journal_mode = WAL',
  // Acknowledged writes survive a power cut.
  'synchronous = FULL',
  // Deleted and overwritten values do not remain in the file's free space.
  'secure_delete = ON',
  // Not in files, because what SQLite sorts may be secret, and a container's file system may be read-only.
  'temp_store = MEMORY',
];

const READER_PRAGMAS = ['query_only = ON', 'temp_store = MEMORY'];

/** How much SQL a connection keeps prepared, in characters. */
const MAX_PREPARED = 250_000;

/** Opens or creates a SQLite file that only its owner may read. */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  await makeFolder(dirname(file));
  await closeToOthers(file);
  const writer = await connectWriter(file);
  try {
    const reader = connect(file, READER_PRAGMAS);
    return new Kysely({ dialect: readerWriterDialect(writer, reader) });
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Retries while another process switches the journal of a new file to WAL, for which SQLite itself does not wait. */
async function connectWriter(file: string): Promise<SqliteDatabase> {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return connect(file, PRAGMAS);
    } catch (error) {
      if (!isSqliteError(error, SQLITE_BUSY) || performance.now() > end) throw error;
      await setTimeout(BUSY_RETRY_MS);
    }
  }
}

/** Creates the file, or removes the rights of other users, which a restored copy may have. */
async function closeToOthers(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    const { mode } = await handle.stat();
    // Windows has no such rights.
    if (process.platform === 'win32' || (mode & 0o077) === 0) return;
    await handle.chmod(0o600).catch((error) => {
      throw new Error(texts.readByOthers(file), { cause: error });
    });
  } finally {
    await handle.close();
  }
}

/** Opens a connection in the form that Kysely expects. Caches statements, as preparing one takes longer than running it. */
export function connect(file: string, pragmas: readonly string[]): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new LRUCache<string, SqliteStatement>({
    maxSize: MAX_PREPARED,
    sizeCalculation: (_, sql) => sql.length,
    memoMethod(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => allOf(statement, sql, storable(parameters)),
        run: (parameters) => statement.run(...storable(parameters)),
        iterate: (parameters) => statement.iterate(...storable(parameters)),
      };
    },
  });
  return { prepare: (sql) => prepared.memo(sql), close: () => database.close() };
}

/** Runs a statement. Integers that a number can't hold, which only other programs can have written, become texts. */
function allOf(statement: StatementSyncInstance, sql: string, parameters: readonly unknown[]) {
  try {
    return statement.all(...parameters);
  } catch (error) {
    // A statement that writes must not run twice.
    if (!(error instanceof RangeError) || !sql.startsWith('select')) throw error;
    statement.setReadBigInts(true);
    try {
      return statement.all(...parameters).map(withoutBigInts);
    } finally {
      statement.setReadBigInts(false);
    }
  }
}

function withoutBigInts(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const read = (value: unknown) => (typeof value === 'bigint' ? readInteger(String(value)) : value);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)]));
}

/** Throws for a text with NUL, as PostgreSQL does: the binding would cut it off there. */
function storable(parameters: readonly unknown[]): readonly unknown[] {
  for (const value of parameters)
    if (typeof value === 'string' && value.includes('\0')) throw new UnstorableError();
  return parameters;
}

/** Kysely's dialect with our driver, and with DDL inside transactions. */
function readerWriterDialect(writer: SqliteDatabase, reader: SqliteDatabase): Dialect {
  const adapter = new FileAdapter(reader.prepare('pragma data_version'));
  const driver = readerWriterDriver(writer, reader, () => adapter.forgetVersion());
  return {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely's adapter, which can also tell whether the file has changed. */
export class FileAdapter extends SqliteAdapter {
  readonly #readVersion: SqliteStatement;
  #version: number | undefined;

  constructor(readVersion: SqliteStatement) {
    super();
    this.#readVersion = readVersion;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Differs after every commit by any process. The reader never commits itself, so it sees them all. */
  dataVersion(): number {
    if (this.#version === undefined) {
      const [row] = this.#readVersion.all([]);
      this.#version = isRecord(row) ? Number(row.data_version) : Number.NaN;
      // Kept for this turn of the event loop, for all requests that arrived together.
      setImmediate(() => this.forgetVersion());
    }
    return this.#version;
  }

  /** Called after each query, which may have been a commit of this process. */
  forgetVersion(): void {
    this.#version = undefined;
  }
}
