import { constants, existsSync } from 'node:fs';
import { access, copyFile, open, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Kysely, sql } from 'kysely';
import { missing } from '../../common/has-code';
import { allowSlow } from '../database/allow-slow';
import { DatabaseError, reasonOf } from '../database/database-error';
import { databaseLocation } from '../database/database-location';
import { type Contents, contentsOf, openCopy } from '../database/describe-database';
import { makeFolder } from '../database/make-folder';
import { connectDatabase } from '../database/open-database';
import { BUSY_TIMEOUT_MS } from '../database/sqlite';
import type { Database } from '../database/tables';
import { createCipher } from '../secrets/cipher';
import type { Settings } from '../settings/settings';
import { assertNotOtherSecret } from '../tables/secret-proof';
import { iso } from '../time/clock';
import { checkBackup } from './check-backup';
import { DATABASE_FILES, type FileSum, type Manifest, sumOf, writeManifest } from './manifest';
import { dumpPostgres } from './postgres-tools';
import { backupTexts as texts } from './texts';

export interface BackupSource {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'configsFolder'>;
  readonly secret: string;
}

/**
 * Copies database and entity files to a folder, while servers may be running, and checks the copy. Throws a
 * `DatabaseError`.
 */
export async function makeBackup(
  source: BackupSource,
  folder: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  signal?.throwIfAborted();
  const { databaseUrl, dataFolder, configsFolder } = source.settings;
  const isNew = await prepareFolder(folder);
  const database = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  const file = join(folder, DATABASE_FILES[database]);
  const pictures = join(dataFolder, 'pictures');
  const madeAt = iso(Date.now());
  try {
    // Copied before the database: a server that starts moves these files into it.
    const oldFiles = await copyFiles(
      await filesToMove(pictures),
      pictures,
      join(folder, 'pictures'),
      signal,
    );
    // `VACUUM INTO` and `pg_dump` keep its mode.
    await writeFile(file, '', { mode: 0o600 });
    const contents =
      databaseUrl === undefined
        ? await copySqlite(databaseLocation(source.settings).file, file, source.secret)
        : await copyPostgres(databaseUrl, file, source.secret, signal);
    await flush(file);
    const files = {
      [DATABASE_FILES[database]]: await sumOf(file),
      ...oldFiles,
      ...(await copyFiles(
        await configFiles(configsFolder),
        configsFolder,
        join(folder, 'entity-configs'),
        signal,
      )),
    };
    await writeManifest(folder, source.secret, { madeAt, database, ...contents, files });
    return await checkBackup(folder, source.secret, signal);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    if (isNew) await rmdir(folder);
    throw error;
  }
}

/** Makes the folder if necessary, and ensures that it is empty and can be written. Returns whether it is new. */
async function prepareFolder(folder: string): Promise<boolean> {
  try {
    if (await makeFolder(folder, 0o700)) return true;
    await access(folder, constants.W_OK);
    if ((await readdir(folder)).length === 0) return false;
  } catch (error) {
    throw new DatabaseError(texts.notWritable(folder, reasonOf(error)), { cause: error });
  }
  throw new DatabaseError(texts.notEmpty(folder));
}

/**
 * Returns what is in the database. Throws if the secret can't decrypt its values, because a backup with this secret
 * would be unreadable.
 */
async function openableContentsOf(db: Kysely<Database>, secret: string): Promise<Contents> {
  const contents = await contentsOf(db);
  if (contents.rows.seal !== undefined) {
    await assertNotOtherSecret({ db, cipher: createCipher(secret) });
  }
  return contents;
}

async function copySqlite(from: string, to: string, secret: string): Promise<Contents> {
  if (!existsSync(from)) throw new DatabaseError(texts.noDatabase(from));
  const original = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  try {
    original.prepare('VACUUM INTO ?').run(to);
  } finally {
    original.close();
  }
  const copy = openCopy(to);
  try {
    return await openableContentsOf(copy, secret);
  } finally {
    await copy.destroy();
  }
}

async function copyPostgres(
  url: string,
  file: string,
  secret: string,
  signal?: AbortSignal,
): Promise<Contents> {
  const db = await connectDatabase({ url, file });
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (open) => {
        const { snapshot, schema } = await exportSnapshot(open);
        const contents = await allowSlow(() => openableContentsOf(open, secret));
        if (contents.migrations.length === 0) throw new DatabaseError(texts.noTables);
        // pg_dump reads the snapshot whose rows were counted.
        await dumpPostgres(url, { file, schema, snapshot }, signal);
        return contents;
      });
  } finally {
    await db.destroy();
  }
}

async function exportSnapshot(db: Kysely<Database>) {
  // The transaction is idle while pg_dump works.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const { rows } = await sql<{ snapshot: string; schema: string }>`
    select pg_export_snapshot() as snapshot, current_schema() as schema
  `.execute(db);
  if (!rows[0]) throw new Error('There is no snapshot.');
  return rows[0];
}

/** Copies files to a folder in the backup. */
async function copyFiles(
  paths: readonly string[],
  from: string,
  to: string,
  signal: AbortSignal | undefined,
): Promise<Record<string, FileSum>> {
  const sums: Record<string, FileSum> = {};
  for (const path of paths) {
    signal?.throwIfAborted();
    const name = `${basename(to)}/${path.replaceAll(sep, '/')}`;
    const copy = join(to, path);
    await makeFolder(dirname(copy), 0o700);
    const isThere = await copyFile(join(from, path), copy).then(() => true, missing);
    if (!isThere) continue;
    await flush(copy);
    sums[name] = await sumOf(copy);
  }
  return sums;
}

/** Files of an earlier version, which the first start of this version moves into the database. */
async function filesToMove(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['reviews', 'uploads', 'files']) {
    const entries = (await readdir(join(folder, name)).catch(missing)) ?? [];
    found.push(
      ...entries.filter((entry) => !entry.endsWith('.part')).map((entry) => join(name, entry)),
    );
  }
  return found;
}

export async function configFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(missing)) ?? [];
  return files.filter((file) => file.endsWith('.json'));
}

/** Ensures that a file survives a power cut. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
