import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Sqlite from 'libsql';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../common/is-record';
import { readerWriterDriver } from './reader-writer-driver';
import type { Database } from './tables';
import { databaseTexts as texts } from './texts';

const PRAGMAS = [
  'busy_timeout = 5000',
  // Readers and a writer in another process never wait for each other.
  'journal_mode = WAL',
  // Acknowledged writes survive a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Deleted and overwritten values do not remain in the file's free space.
  'secure_delete = ON',
];

const READER_PRAGMAS = ['busy_timeout = 5000', 'query_only = ON'];

/** How much SQL a connection keeps prepared, in characters. */
const MAX_PREPARED = 250_000;

/** Opens or creates a SQLite file that only its owner may read. */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  await mkdir(dirname(file), { recursive: true });
  await closeToOthers(file);
  const writer = connect(file, PRAGMAS);
  try {
    const reader = connect(file, READER_PRAGMAS);
    return new Kysely({ dialect: readerWriterDialect(writer, reader) });
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Creates the file, or takes the rights of others away, which a restored copy may have given them. */
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

interface Connection {
  prepare(sql: string): Sqlite.Statement;
  close(): void;
}

function connect(file: string, pragmas: readonly string[]): Connection {
  const database = new Sqlite(file);
  try {
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`);
    return withPrepared(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Keeps statements, because to prepare one takes longer than to run it. */
function withPrepared(database: Sqlite.Database): Connection {
  const prepared = new LRUCache<string, Sqlite.Statement>({
    maxSize: MAX_PREPARED,
    sizeCalculation: (_, sql) => sql.length,
    memoMethod: (sql) => database.prepare(sql),
  });
  return {
    prepare: (sql) => prepared.memo(sql),
    close() {
      prepared.clear();
      database.close();
    },
  };
}

/** Kysely's dialect with our driver, and with DDL inside transactions. */
function readerWriterDialect(writer: Connection, reader: Connection): Dialect {
  const adapter = new FileAdapter(reader.prepare('pragma data_version'));
  const driver = readerWriterDriver(writer, reader, () => adapter.forgetVersion());
  return {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Also tells when the file has changed. */
export class FileAdapter extends SqliteAdapter {
  readonly #readVersion: Sqlite.Statement;
  #version: number | undefined;

  constructor(readVersion: Sqlite.Statement) {
    super();
    this.#readVersion = readVersion;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Differs after every commit, of any process. The reader sees them, since it never commits itself. */
  dataVersion(): number {
    if (this.#version === undefined) {
      const row = this.#readVersion.get();
      this.#version = isRecord(row) ? Number(row.data_version) : Number.NaN;
      // Requests that came together, before it was read, need not read it again.
      setImmediate(() => this.forgetVersion());
    }
    return this.#version;
  }

  /** After a query, which may have been a commit of this process. */
  forgetVersion(): void {
    this.#version = undefined;
  }
}
