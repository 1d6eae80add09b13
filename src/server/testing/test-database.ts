import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../database/database-location';
import { openDatabase } from '../database/open-database';
import { openPostgres } from '../database/postgres';
import type { Database } from '../database/tables';

/** Whether this run tests PostgreSQL. */
export const isPostgresRun = process.env.TEST_DATABASE === 'postgres';

/** A location for one database: a new folder and, with PostgreSQL, a new empty database. */
export interface TestLocation {
  readonly location: DatabaseLocation;
  /** Removes it; all connections must be closed. */
  remove(): Promise<void>;
}

export interface TestDatabase {
  readonly database: Kysely<Database>;
  readonly location: DatabaseLocation;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** What `makeTestLocation` copies for a database that has all tables already. */
export const withTables = () => (isPostgresRun ? inject('postgresTemplate') : undefined);

export async function makeTestLocation(template = 'template1'): Promise<TestLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'paperhanger-test-'));
  const file = join(folder, 'paperhanger.sqlite');
  const removeFolder = () => rm(folder, { recursive: true });
  if (!isPostgresRun) return { location: { file }, remove: removeFolder };

  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { url: url.href, file },
    async remove() {
      await administer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** A new, empty database of the kind that this run tests. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { location, remove } = await makeTestLocation(withTables());
  const database = await openDatabase(location);
  return {
    database,
    location,
    async close() {
      await database.destroy();
      await remove();
    },
  };
}

async function administer(url: string, command: string): Promise<void> {
  const db = openPostgres(url);
  await sql.raw(command).execute(db);
  await db.destroy();
}
