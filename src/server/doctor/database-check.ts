import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { loadConfigs } from '../../entities/check/load-configs';
import { createAccounts } from '../auth/accounts';
import { rightsWarnings } from '../auth/rights-warnings';
import { databaseLocation } from '../database/database-location';
import { contentsOf } from '../database/describe-database';
import { assertNotNewer } from '../database/migrate';
import { migrations } from '../database/migrations';
import { connectDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { createCipher } from '../secrets/cipher';
import { assertNotOtherSecret } from '../tables/secret-proof';
import { fail, ok, type Patient, warn } from './finding';
import { doctorTexts as texts } from './texts';

/** Older ones get no more security updates. */
const LEAST_POSTGRES = 14;

/** The file of a SQLite database that does not exist. */
export function missingFile(settings: Patient['settings']): string | undefined {
  const { url, file } = databaseLocation(settings);
  return url === undefined && !existsSync(file) ? file : undefined;
}

/** Looks at the database without changing it. */
export async function database({ settings, secret }: Patient) {
  const file = missingFile(settings);
  if (file !== undefined) return warn(texts.noDatabase(file));
  const location = databaseLocation(settings);
  const isPostgres = location.url !== undefined;
  const db = await connectDatabase(location);
  try {
    const contents = await contentsOf(db);
    assertNotNewer(contents.migrations, migrations);
    if (contents.rows.seal !== undefined) {
      await assertNotOtherSecret({ db, cipher: createCipher(secret) });
    }
    const waiting = Object.keys(migrations).length - contents.migrations.length;
    const version = await (isPostgres ? lookAtPostgres : lookAtSqlite)(db);
    return waiting > 0 ? [version, warn(texts.migrationsWait(waiting))] : version;
  } finally {
    await db.destroy();
  }
}

/** Checks whether accounts and roles match. */
export async function roles({ settings }: Patient) {
  const { roles: found } = await loadConfigs(settings.configsFolder);
  if (!found || missingFile(settings) !== undefined) return [];
  const db = await connectDatabase(databaseLocation(settings));
  try {
    const isOld = (await contentsOf(db)).migrations.length < Object.keys(migrations).length;
    const notes = isOld ? [] : await rightsWarnings(found, createAccounts(db, Date.now));
    return notes.length > 0 ? notes.map(warn) : ok(texts.roles(Object.keys(found).length));
  } finally {
    await db.destroy();
  }
}

async function lookAtSqlite(db: Kysely<Database>) {
  const check = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  if (check.rows[0]?.quick_check !== 'ok') return fail(texts.damaged);
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return ok(texts.sqlite(rows[0]?.version ?? ''));
}

async function lookAtPostgres(db: Kysely<Database>) {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version
  `.execute(db);
  const version = rows[0]?.version ?? '';
  const major = Number.parseInt(version, 10);
  if (major < LEAST_POSTGRES) return warn(texts.oldPostgres(version, LEAST_POSTGRES));
  const tools = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const dump = /\d+/.exec(tools.stdout ?? '')?.[0];
  return Number(dump ?? 0) < major
    ? fail(texts.oldTools(major, dump))
    : ok(texts.postgres(version));
}
