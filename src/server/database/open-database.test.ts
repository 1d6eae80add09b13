import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listRevision } from '../tables/list-revision';
import { isPostgresRun, makeTestLocation, type TestLocation } from '../testing/test-database';
import { DatabaseError, isUniqueViolation, isUnstorable } from './database-error';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { firstTables } from './migrations/0001-first-tables';
import { connectDatabase, openDatabase } from './open-database';
import { connect } from './sqlite';
import type { Database } from './tables';

let temporary: TestLocation;
const opened: Kysely<Database>[] = [];

beforeEach(async () => {
  temporary = await makeTestLocation();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
  await temporary.remove();
});

async function open(location = temporary.location): Promise<Kysely<Database>> {
  const db = await openDatabase(location);
  opened.push(db);
  return db;
}

const account = (username: string) => ({
  username,
  password_hash: 'hash',
  contact: null,
  created_at: '2026-11-20T10:00:00.000Z',
});
const usernames = async (db: Kysely<Database>) =>
  (await db.selectFrom('account').select('username').orderBy('id').execute()).map(
    ({ username }) => username,
  );

const addsTable: Migration = {
  up: (db) => db.schema.createTable('later').addColumn('id', 'integer').execute(),
};
const breaksHalfway: Migration = {
  async up(db) {
    await db.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('broken halfway');
  },
};
const hasTable = async (db: Kysely<Database>, name: string) =>
  (await db.introspection.getTables()).some((table) => table.name === name);

describe('a database', () => {
  test('keeps its rows when it is closed and opened again', async () => {
    const db = await open();
    await db.insertInto('account').values(account('Asha')).execute();
    await db.destroy();
    expect(await usernames(await open())).toEqual(['Asha']);
  });

  test('distinguishes a repeated value from other errors', async () => {
    const db = await open();
    await db.insertInto('account').values(account('Asha')).execute();
    const taken = db.insertInto('account').values(account('ASHA')).execute();
    expect(await taken.catch(isUniqueViolation)).toBe(true);
    const broken = sql`select * from nowhere`.execute(db);
    expect(await broken.catch(isUniqueViolation)).toBe(false);
  });

  test('rejects a text that it can’t store whole', async () => {
    const db = await open();
    const adding = db.insertInto('account').values(account('A\u0000sha')).execute();
    expect(await adding.catch(isUnstorable)).toBe(true);
  });

  test('returns integers as numbers', async () => {
    const db = await open();
    await db.insertInto('account').values(account('Asha')).execute();
    const counted = await db
      .selectFrom('account')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
      .executeTakeFirst();
    expect(counted).toEqual({ count: 1, last: 1 });
  });

  test('removes the sessions of a removed account', async () => {
    const db = await open();
    await db.insertInto('account').values(account('Asha')).execute();
    const now = '2026-11-20T10:00:00.000Z';
    const times = { created_at: now, last_seen_at: now, expires_at: now };
    const session = { id_hash: 'x', csrf_token: 'y', state: 'signed-in', account_id: 1 } as const;
    await db
      .insertInto('session')
      .values({ ...session, ...times })
      .execute();
    await db.deleteFrom('account').execute();
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('is rejected if a newer version has changed it', async () => {
    const db = await open();
    await sql`
      insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} values ('9999-future', '2030-01-01')
    `.execute(db);
    await db.destroy();
    const opening = open();
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(/newer version.*9999-future/);
  });

  test('that does not respond is reported without its password', async () => {
    const url = 'postgres://paul:hunter2@127.0.0.1:4199/shop';
    const opening = open({ url, file: temporary.location.file });
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:4199\/shop .*ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });

  test('of the first version is upgraded with its rows', async () => {
    const old = await connectDatabase(temporary.location);
    await migrateToLatest(old, { '0001-first-tables': firstTables });
    await old.insertInto('account').values(account('Asha')).execute();
    await old.insertInto('list_revision').values({ entity: 'thing', revision: 'r' }).execute();
    await old.destroy();
    const db = await open();
    expect(await usernames(db)).toEqual(['Asha']);
    expect(await listRevision(db, 'thing')).toBe('r');
    expect(await db.selectFrom('category_product').selectAll().execute()).toEqual([]);
  });

  test('is unchanged if a migration fails halfway', async () => {
    const db = await open();
    await db.insertInto('account').values(account('Asha')).execute();
    const broken = { ...migrations, '9998-adds': addsTable, '9999-breaks': breaksHalfway };
    await expect(migrateToLatest(db, broken)).rejects.toThrow('broken halfway');
    expect(await hasTable(db, 'later')).toBe(false);
    expect(await hasTable(db, 'half')).toBe(false);
    await db.destroy();
    expect(await usernames(await open())).toEqual(['Asha']);
  });
});

if (!isPostgresRun) {
  describe('a SQLite file', () => {
    test('that others could read is closed to them', async () => {
      const { file } = temporary.location;
      await (await open()).destroy();
      await chmod(file, 0o644);
      await open();
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    });

    const backups = () => join(dirname(temporary.location.file), 'backups');
    const backupFiles = () => readdir(backups()).catch(() => []);

    test('is backed up before a migration, and only then', async () => {
      const db = await open();
      await db.insertInto('account').values(account('Asha')).execute();
      await db.destroy();
      const again = await open();
      expect(await backupFiles()).toEqual([]);

      await migrateToLatest(
        again,
        { ...migrations, '9999-adds': addsTable },
        temporary.location.file,
      );
      const [backup = '', ...more] = await backupFiles();
      expect(more).toEqual([]);
      expect(backup).toMatch(/^paperhanger .*\.sqlite$/);
      const before = await open({ file: join(backups(), backup) });
      expect(await usernames(before)).toEqual(['Asha']);
      expect(await hasTable(before, 'later')).toBe(false);
      expect(await hasTable(again, 'later')).toBe(true);
    });

    test('can be read only by its owner, in any folder', async () => {
      const file = join(dirname(temporary.location.file), 'deep', 'down', 'here.sqlite');
      await open({ file });
      expect((await stat(file)).mode & 0o077).toBe(0);
    });

    test('is opened once another process has finished making it', async () => {
      const other = connect(temporary.location.file, []);
      const run = (statement: string) => other.prepare(statement).run([]);
      run('begin immediate');
      run('create table theirs (id integer)');
      const opening = open();
      setTimeout(() => {
        run('commit');
        other.close();
      }, 200);
      expect(await hasTable(await opening, 'theirs')).toBe(true);
    });

    test('is not touched if it is not a database', async () => {
      await writeFile(temporary.location.file, 'Dear diary, '.repeat(100));
      const opening = open();
      await expect(opening).rejects.toThrow(DatabaseError);
      await expect(opening).rejects.toThrow(
        /paperhanger\.sqlite can’t be opened: .*not a database/,
      );
      expect(await readFile(temporary.location.file, 'utf8')).toMatch(/^Dear diary/);
    });

    test('prepares each statement once', async () => {
      await (await open()).destroy();
      const connection = connect(temporary.location.file, []);
      const statement = connection.prepare('select * from account');
      expect(connection.prepare('select * from account')).toBe(statement);
      expect(connection.prepare('select id from account')).not.toBe(statement);
      connection.close();
    });

    test('flushes acknowledged writes to the disk', async () => {
      const db = await open();
      const pragma = async (name: string) =>
        Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
    });
  });
}
