import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import Sqlite from 'libsql';
import type { Database } from './tables';

const PRAGMAS = [
  'busy_timeout = 5000',
  // A writer in another process never waits for readers, nor they for it.
  'journal_mode = WAL',
  // What was acknowledged survives a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
  // What is deleted or sealed afterwards does not linger in the file's free space.
  'secure_delete = ON',
];

/** Opens or makes a SQLite file, which only its owner may read. */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'a', 0o600)).close();
  const database = new Sqlite(file);
  try {
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely({ dialect: new WriterDialect({ database }) });
}

/** Kysely's dialect, but for transactions: they write, and DDL is part of them. */
class WriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WriterDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

class WriterDriver extends SqliteDriver {
  /** A transaction that begins by reading could not write any more once another process has. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    const readOnly = settings.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(readOnly ? 'begin' : 'begin immediate'));
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
