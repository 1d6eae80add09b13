import { constants, existsSync } from 'node:fs';
import { access, copyFile, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { writeWhole } from '../../entities/whole-files';
import { DatabaseError, isDiskFull, isSqliteError, SQLITE_BUSY } from '../database/database-error';
import { type DatabaseLocation, databaseLocation } from '../database/database-location';
import { currentSchema } from '../database/describe-database';
import { fileTime } from '../database/file-time';
import { preparedIn, type RestorePlan, settleRestore } from '../database/finish-restore';
import { aloneIn } from '../database/folder-lock';
import { makeFolder } from '../database/make-folder';
import { connectDatabase } from '../database/open-database';
import { rejectConnected } from '../database/reject-connected';
import { databaseTexts } from '../database/texts';
import { checkBackup } from './check-backup';
import { type BackupSource, configFiles, flush } from './make-backup';
import { DATABASE_FILES, type Manifest, sumOf } from './manifest';
import { restoreDump, schemaInDump } from './postgres-tools';
import { replaceableTables } from './replaceable-tables';
import { backupTexts } from './texts';

/**
 * Replaces database and entity files by those of a backup, after checking all of it. The former SQLite file is kept
 * in the folder of the backups. Throws a `DatabaseError`.
 */
export async function restoreBackup(
  { settings, secret }: BackupSource,
  folder: string,
  backupsFolder: string,
): Promise<Manifest> {
  const location = databaseLocation(settings);
  await makeFolder(settings.dataFolder);
  const { uid } = await stat(settings.dataFolder);
  // The server could not read files of another user.
  if (![uid, undefined].includes(process.getuid?.())) {
    throw new DatabaseError(backupTexts.otherUser(settings.dataFolder));
  }
  return await aloneIn(settings.dataFolder, async () => {
    await settleRestore(location, connectDatabase);
    const manifest = await checkBackup(folder, secret);
    const kind = location.url === undefined ? 'SQLite' : 'PostgreSQL';
    if (manifest.database !== kind)
      throw new DatabaseError(backupTexts.otherDatabase(manifest.database, kind));
    const plan = await planOf(manifest, folder, settings.configsFolder);
    const replace: Replace = await (location.url === undefined
      ? sqlite(location, backupsFolder)
      : postgres(location, manifest, join(folder, DATABASE_FILES.PostgreSQL)));

    await copying(addPictures(manifest, folder, settings.dataFolder));
    try {
      await copying(prepare(location, folder, plan));
      await replace();
    } finally {
      await settleRestore(location, connectDatabase);
    }
    return manifest;
  });
}

/** Awaits copies that are made before anything is replaced, and explains a full disk. */
async function copying(copies: Promise<void>): Promise<void> {
  try {
    await copies;
  } catch (error) {
    throw isDiskFull(error) ? new DatabaseError(backupTexts.diskFull) : error;
  }
}

/** Replaces the database in one step. */
type Replace = () => Promise<void>;

async function planOf(
  { files, migrations, rows }: Manifest,
  folder: string,
  configsFolder: string,
): Promise<RestorePlan> {
  const contents = { migrations, rows };
  const backedUp = Object.keys(files).filter((name) => name.startsWith('entity-configs/'));
  const texts = await textsOf(folder, backedUp);
  const now = await textsOf(configsFolder, await configFiles(configsFolder));
  if (isDeepStrictEqual(now, texts)) return { contents };
  await makeFolder(configsFolder)
    .then(() => access(configsFolder, constants.W_OK))
    .catch(() => {
      throw new DatabaseError(backupTexts.readOnlyConfigs(configsFolder));
    });
  return { contents, configs: { folder: configsFolder, texts } };
}

async function textsOf(folder: string, paths: readonly string[]): Promise<Record<string, string>> {
  const texts = paths.map(
    async (path) => [basename(path), await readFile(join(folder, path), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/** Backups of earlier versions have pictures beside the database. The next start moves them into it. */
async function addPictures({ files }: Manifest, folder: string, dataFolder: string): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(files)) {
    if (!name.startsWith('pictures/')) continue;
    const file = join(dataFolder, name);
    if (existsSync(file) && (await sumOf(file)).sha256 === sha256) continue;
    await makeFolder(dirname(file));
    await writeWhole(file, await readFile(join(folder, name)));
  }
}

async function prepare(
  location: DatabaseLocation,
  folder: string,
  plan: RestorePlan,
): Promise<void> {
  const prepared = preparedIn(location);
  await makeFolder(prepared.folder, 0o700);
  if (location.url === undefined) {
    await copyFile(join(folder, DATABASE_FILES.SQLite), prepared.database);
    await flush(prepared.database);
  }
  // Written last: without a plan, nothing is replaced.
  await writeWhole(prepared.plan, JSON.stringify(plan));
}

async function sqlite(location: DatabaseLocation, backupsFolder: string): Promise<Replace> {
  const { file } = location;
  if (existsSync(file)) assertNotOpen(file, dirname(file));
  return async () => {
    if (existsSync(file)) await copying(keepEarlier(file, backupsFolder));
    // Only a file too damaged to open leaves these. SQLite would apply them to the new file.
    for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
    await rename(preparedIn(location).database, file);
    await flush(file);
  };
}

/** Throws if another process has the file open. Otherwise moves the write-ahead log into the file. */
function assertNotOpen(file: string, folder: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A damaged file is a reason to restore, not to fail.
    if (isSqliteError(error, SQLITE_BUSY)) throw new DatabaseError(databaseTexts.inUse(folder));
  } finally {
    database.close();
  }
}

async function keepEarlier(file: string, backupsFolder: string): Promise<void> {
  const folder = join(backupsFolder, `before-restore-${fileTime()}`);
  try {
    await makeFolder(folder, 0o700);
    for (const suffix of ['', '-wal']) {
      if (!existsSync(file + suffix) || (await stat(file + suffix)).size === 0) continue;
      const kept = join(folder, `paperhanger.db${suffix}`);
      await copyFile(file + suffix, kept);
      await flush(kept);
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function postgres(
  location: DatabaseLocation,
  { rows }: Manifest,
  file: string,
): Promise<Replace> {
  const db = await connectDatabase(location);
  try {
    await rejectConnected(db);
    const wanted = await schemaInDump(file);
    const schema = await currentSchema(db);
    if (wanted === undefined || schema !== wanted)
      throw new DatabaseError(backupTexts.otherSchema(wanted ?? '', schema));
    const tables = await replaceableTables(db, Object.keys(rows));
    const { rows: found } = await sql<{ name: string }>`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace = quote_ident(current_schema())::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    `.execute(db);
    const functions = found.map(({ name }) => name);
    const url = location.url ?? '';
    return () => restoreDump(url, { file, schema, tables, functions, rows });
  } finally {
    await db.destroy();
  }
}
