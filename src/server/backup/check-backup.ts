import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { DatabaseError } from '../database/database-error';
import { contentsOf, openCopy } from '../database/describe-database';
import { assertNotNewer } from '../database/migrate';
import { migrations } from '../database/migrations';
import { DATABASE_FILES, type FileSum, type Manifest, readManifest, sumOf } from './manifest';
import { rowsInDump } from './postgres-tools';
import { backupTexts as texts } from './texts';

const MAX_LISTED = 10;

/**
 * Verifies a backup: every file is as it was written, and the database can be opened and has all its rows. Throws a
 * `DatabaseError` otherwise, or if the backup is not for this secret or this version of the program.
 */
export async function checkBackup(
  folder: string,
  secret: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const manifest = await readManifest(folder, secret);
  assertNotNewer(manifest.migrations, migrations);
  const problems: string[] = [];
  for (const [name, sum] of Object.entries(manifest.files)) {
    signal?.throwIfAborted();
    const problem = await problemOf(join(folder, name), sum);
    if (problem !== undefined) problems.push(`${name} ${problem}`);
  }
  if (problems.length > 0) {
    throw new DatabaseError(
      texts.damaged(folder, problems.slice(0, MAX_LISTED), problems.length - MAX_LISTED),
    );
  }
  const isWhole = await (manifest.database === 'SQLite' ? isWholeFile : isWholeDump)(
    folder,
    manifest,
  )
    // A damaged file can fail in any way.
    .catch(() => false);
  if (!isWhole) throw new DatabaseError(texts.unreadable(folder));
  return manifest;
}

async function problemOf(file: string, { bytes, sha256 }: FileSum): Promise<string | undefined> {
  if (!existsSync(file)) return texts.missing;
  const { size } = await stat(file);
  if (size < bytes) return texts.truncated(size, bytes);
  return (await sumOf(file)).sha256 === sha256 ? undefined : texts.changed;
}

async function isWholeFile(folder: string, { rows, migrations: applied }: Manifest) {
  const db = openCopy(join(folder, DATABASE_FILES.SQLite));
  try {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (check.rows[0]?.integrity_check !== 'ok') return false;
    return isDeepStrictEqual(await contentsOf(db), { migrations: applied, rows });
  } finally {
    await db.destroy();
  }
}

async function isWholeDump(folder: string, { rows }: Manifest) {
  return isDeepStrictEqual(await rowsInDump(join(folder, DATABASE_FILES.PostgreSQL)), rows);
}
