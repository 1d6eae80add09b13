import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../database/describe-database';
import { migrateToLatest } from '../database/migrate';
import { migrations } from '../database/migrations';
import { connectDatabase, openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { writeStored } from '../pictures/stored-files';
import { addRow } from '../rows/change-row';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { installer } from '../testing/installer';
import { makeTestLocation, type TestLocation, withTables } from '../testing/test-database';
import { allRows } from '../testing/test-store';
import { copyToPostgres } from './copy-to-postgres';

const secret = 'a secret that is only good for tests';

let folder: string;
let source: Kysely<Database>;
let temporary: TestLocation;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-copy-'));
  source = await openDatabase({ file: join(folder, 'paperhanger.db') });
  temporary = await makeTestLocation(withTables());
  const store = await storeOf(source);
  for (const [name, phone] of Object.entries({ Asha: '9876543210', Ravi: '9876543211' })) {
    await addRow(store, installer, null, {
      name: `${name} “\u2028\\ O'Hara”`,
      phone,
      notes: '',
    });
  }
  await source.deleteFrom('entity_installer').where('id', '=', 2).execute();
});
afterEach(async () => {
  await source.destroy();
  await temporary.remove();
  await rm(folder, { recursive: true });
});

async function storeOf(db: Kysely<Database>) {
  const store = entityStore(db, secret);
  await migrateEntityTables(store, [installer]);
  return store;
}

/** Connects to the target, which may have no other connection when it is replaced. */
async function onTarget<Result>(run: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const target = await connectDatabase(temporary.location);
  return await run(target).finally(() => target.destroy());
}

const copy = (replace = false, say = (_: string) => {}) =>
  onTarget((target) => copyToPostgres(source, target, { replace, say }));
const interruptAtInstallers = (line: string) => {
  if (line.startsWith('entity_installer')) throw new Error('interrupted');
};
const firstMigrations = Object.fromEntries(Object.entries(migrations).slice(0, 2));

/** Replaces the target by a database of an earlier version that has other data. */
async function makeEarlierTarget(): Promise<void> {
  await temporary.remove();
  temporary = await makeTestLocation();
  await onTarget(async (target) => {
    await migrateToLatest(target, firstMigrations);
    await sql`insert into seal (purpose, proof) values ('other', 'data')`.execute(target);
  });
}

const rowsOf = async (db: Kysely<Database>) => allRows(await storeOf(db), installer);

test('everything is copied to PostgreSQL once, and new rows continue the numbers', async () => {
  expect(await copy()).toMatch(/^Copied \d+ rows; counts and checksums agree/);
  expect(await copy()).toMatch(/^All \d+ rows are there already/);
  expect(await onTarget(rowsOf)).toEqual(await rowsOf(source));
  const next = { name: 'Next', phone: '9876543212' };
  await onTarget(async (target) => {
    const store = await storeOf(target);
    expect((await addRow(store, installer, null, next)).id).toBe(3);
    await expect(addRow(store, installer, null, next)).rejects.toThrow();
  });

  await expect(copy()).rejects.toThrow(/has other data/);
  expect(await onTarget(rowsOf)).toHaveLength(2);
  await copy(true);
  expect(await onTarget(rowsOf)).toHaveLength(1);
});

test('files are copied byte for byte', async () => {
  const bytes = randomBytes(6_000_000);
  const name = '0123456789abcdef0123456789abcdef';
  await source.insertInto('upload').values({ name, bytes: 1, at: '', account_id: null }).execute();
  await source
    .transaction()
    .execute((transaction) => writeStored(transaction, name, `images/uploads/${name}.jpg`, bytes));
  await copy();
  expect(await copy()).toMatch(/are there already/);
  const parts = await onTarget((target) =>
    target.selectFrom('file_chunk').select('bytes').orderBy('part').execute(),
  );
  expect(parts).toHaveLength(23);
  expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
});

test('values that are too long for a unique index are reported with their rows', async () => {
  // Random, because PostgreSQL compresses what repeats itself.
  const phone = randomBytes(4000).toString('base64');
  await source.updateTable('entity_installer').set({ phone }).where('id', '=', 1).execute();
  await expect(copy()).rejects.toThrow(/phone of entity_installer .* too long in the row 1\./);
  await source.updateTable('entity_installer').set({ phone: '9' }).where('id', '=', 1).execute();
  expect(await copy()).toMatch(/^Copied/);
});

test('an interrupted copy leaves nothing, and the next one copies everything', async () => {
  await expect(copy(false, interruptAtInstallers)).rejects.toThrow('interrupted');
  expect(await onTarget((target) => target.selectFrom('change').selectAll().execute())).toEqual([]);
  expect(await copy()).toMatch(/^Copied/);
});

test('an interrupted replacement keeps the earlier rows, in migrated tables', async () => {
  await makeEarlierTarget();
  await expect(copy(true, interruptAtInstallers)).rejects.toThrow('interrupted');
  const left = await onTarget(contentsOf);
  expect(left.migrations).toEqual(Object.keys(migrations));
  expect(left.rows).toMatchObject({ seal: 1, change: 0 });
});

test.each(['report', 'entity_report'])(
  'a database with the table %s of another program is rejected, and stays as it is',
  async (table) => {
    await copy();
    await onTarget(async (target) => {
      await sql`create table ${sql.table(table)} as select 1 as id`.execute(target);
      await target.deleteFrom('entity_installer').execute();
    });
    const before = await onTarget(contentsOf);
    for (const replace of [false, true]) {
      await expect(copy(replace)).rejects.toThrow(`not Paperhanger’s: ${table}.`);
    }
    expect(await onTarget(contentsOf)).toEqual(before);
  },
);

test('the database of another program gets none of our tables', async () => {
  await temporary.remove();
  temporary = await makeTestLocation();
  await onTarget((target) => sql`create table account as select 1 as id`.execute(target));
  await expect(copy(true)).rejects.toThrow('not Paperhanger’s: account.');
  expect(await onTarget(contentsOf)).toEqual({ migrations: [], rows: { account: 1 } });
});

test('the tables of a database with other data are not migrated', async () => {
  await makeEarlierTarget();
  await expect(copy()).rejects.toThrow(/has other data.* Nothing was changed/);
  expect((await onTarget(contentsOf)).migrations).toEqual(Object.keys(firstMigrations));
  await copy(true);
  expect(await onTarget(rowsOf)).toHaveLength(1);
});

test('a database that a server uses is not replaced', async () => {
  await copy();
  await onTarget(async (server) => {
    await server.deleteFrom('entity_installer').execute();
    await expect(copy(true)).rejects.toThrow('has 1 other connection. Stop all servers first.');
    expect(await rowsOf(server)).toEqual([]);
  });
});
