import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DatabaseLocation, databaseLocation } from '../database/database-location';
import { type Contents, contentsOf, currentSchema, tablesOf } from '../database/describe-database';
import { preparedIn } from '../database/finish-restore';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { writeStored } from '../pictures/stored-files';
import { addRow } from '../rows/change-row';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables, migrateHandWrittenTables } from '../tables/migrate-entity-tables';
import { assertSameSecret } from '../tables/secret-proof';
import { installer } from '../testing/installer';
import {
  isPostgresRun,
  makeTestLocation,
  type TestLocation,
  withTables,
} from '../testing/test-database';
import { allRows } from '../testing/test-store';
import { moveFolder } from '../uploads/move-folder';
import { makeBackup } from './make-backup';
import { DATABASE_FILES } from './manifest';
import { restoreDump, rowsInDump } from './postgres-tools';
import { restoreBackup } from './restore-backup';
import { backUpIfDue } from './scheduled-backups';

vi.mock('node:fs/promises', { spy: true });

const secret = 'a secret that is only good for tests';
const picture = 'pictures/reviews/0123456789abcdef0123456789abcdef.jpg';

let temporary: TestLocation;
let data: string;
let backup: string;
let backups: string;
let settings: { databaseUrl: string | undefined; dataFolder: string; configsFolder: string };
let location: DatabaseLocation;

beforeEach(async () => {
  temporary = await makeTestLocation(withTables());
  const folder = dirname(temporary.location.file);
  data = join(folder, 'data');
  backup = join(folder, 'backup');
  backups = join(data, 'backups');
  const configsFolder = join(folder, 'configs');
  settings = { databaseUrl: temporary.location.url, dataFolder: data, configsFolder };
  location = databaseLocation(settings);
  await mkdir(join(data, 'pictures/reviews'), { recursive: true });
  await mkdir(configsFolder);
  await writeFile(join(data, picture), 'a picture');
  await writeFile(join(configsFolder, 'installer.json'), '{}');
  await addInstaller('first', '9876543210');
});
afterEach(() => temporary.remove());

async function withDatabase<Result>(run: (db: Kysely<Database>) => Promise<Result>) {
  const db = await openDatabase(location);
  return await run(db).finally(() => db.destroy());
}

const storeOf = async (db: Kysely<Database>) => {
  const store = entityStore(db, secret);
  await migrateEntityTables(store, [installer]);
  return store;
};
const addInstaller = (name: string, phone: string) =>
  withDatabase(async (db) => addRow(await storeOf(db), installer, null, { name, phone }));
const names = () =>
  withDatabase(async (db) => (await allRows(await storeOf(db), installer)).map((row) => row.name));
const make = () => makeBackup({ settings, secret }, backup);
const restore = (other = secret) => restoreBackup({ settings, secret: other }, backup, backups);

test('a backup restores rows, pictures and entity files', async () => {
  const manifest = await make();
  expect(manifest.rows).toMatchObject({ entity_installer: 1, change: 1 });
  expect(await readFile(join(backup, 'manifest.json'), 'utf8')).not.toContain(secret);
  await withDatabase((db) => db.deleteFrom('entity_installer').execute());
  await rm(join(data, picture));
  await writeFile(join(settings.configsFolder, 'installer.json'), '{"changed": true}');
  await writeFile(join(settings.configsFolder, 'later.json'), '{}');

  await restore();
  expect(await names()).toEqual(['first']);
  expect(await readFile(join(data, picture), 'utf8')).toBe('a picture');
  expect(await readdir(settings.configsFolder)).toEqual(['installer.json']);
  expect(await readFile(join(settings.configsFolder, 'installer.json'), 'utf8')).toBe('{}');
  // New rows don't get the number of an earlier one.
  expect((await addInstaller('next', '9876543211')).id).toBe(2);
});

test('pictures and uploads are in the backup of the database', async () => {
  const bytes = randomBytes(700_000);
  const path = 'api/uploads/0123456789abcdef0123456789abcdef.pdf';
  const upload = { name: '0123456789abcdef0123456789abcdef', bytes: 1, at: '', account_id: null };
  await withDatabase(async (db) => {
    await db.insertInto('upload').values(upload).execute();
    await db
      .transaction()
      .execute((transaction) => writeStored(transaction, upload.name, path, bytes));
  });
  expect((await make()).rows).toMatchObject({ upload: 1, file_chunk: 3 });
  await withDatabase((db) => db.deleteFrom('file_chunk').execute());
  await restore();
  const parts = await withDatabase((db) =>
    db.selectFrom('file_chunk').select('bytes').orderBy('part').execute(),
  );
  expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
});

test('the pictures of an earlier version are in the database after a restore and a start', async () => {
  await make();
  await rm(join(data, 'pictures'), { recursive: true });
  await restore();
  const path = picture.replace('pictures/', 'images/');
  await withDatabase(async (db) => {
    await migrateHandWrittenTables(await storeOf(db));
    expect(await moveFolder(db, join(data, 'pictures'))).toBe(1);
    const chunk = await db.selectFrom('file_chunk').selectAll().executeTakeFirstOrThrow();
    expect([chunk.file, String(Buffer.from(chunk.bytes))]).toEqual([path, 'a picture']);
  });
  expect(existsSync(join(data, picture))).toBe(false);
});

test('a backup can be restored to a new folder and an empty or damaged database', async () => {
  await make();
  if (isPostgresRun) {
    await withDatabase((db) => db.schema.dropTable('entity_installer').execute());
  } else {
    await writeFile(location.file, randomBytes(5000));
  }
  await restore();
  expect(await names()).toEqual(['first']);
  await rm(data, { recursive: true });
  await restore();
  expect(await names()).toEqual(['first']);
});

test('a restore rejects what is damaged, and changes nothing', async () => {
  await make();
  await addInstaller('second', '9876543219');
  const whole = join(dirname(backup), 'whole');
  await rename(backup, whole);
  const manifest = join(backup, 'manifest.json');
  const database = join(backup, isPostgresRun ? 'database.sql.gz' : 'database.sqlite');
  const count = async () => {
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('"entity_installer": 1', '"entity_installer": 2'));
  };
  const damages: [() => Promise<unknown>, RegExp][] = [
    [() => rm(join(backup, picture)), /jpg is missing/],
    [() => truncate(database, 100), /has 100 of \d+ bytes/],
    [() => writeFile(join(backup, picture), 'A picture'), /jpg was changed/],
    [count, /manifest.json .* was changed/],
    [() => truncate(manifest, 100), /manifest.json .* was changed/],
    [() => rm(manifest), /There is no backup in/],
  ];
  for (const [damage, message] of damages) {
    await cp(whole, backup, { recursive: true });
    await damage();
    await expect(restore()).rejects.toThrow(message);
    await rm(backup, { recursive: true });
  }
  await rename(whole, backup);
  await expect(restore('another secret of tests')).rejects.toThrow(/made with another secret/);
  await withDatabase(() => expect(restore()).rejects.toThrow(/is in use/));
  expect(await names()).toEqual(['first', 'second']);
});

test('a backup goes only to an empty folder', async () => {
  await make();
  await expect(make()).rejects.toThrow(/is not empty/);
});

test('only the owner can read the database in a backup, even in a folder that others can read', async () => {
  await mkdir(backup, { mode: 0o755 });
  const { database } = await make();
  const file = join(backup, DATABASE_FILES[database]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a dump that can’t be read is rejected', async () => {
  const file = join(backup, 'database.sql.gz');
  await expect(rowsInDump(file)).rejects.toThrow('ENOENT');
});

test('a backup with a secret that does not open the encrypted values is rejected', async () => {
  await withDatabase(async (db) => assertSameSecret(await storeOf(db)));
  const source = { settings, secret: 'another secret that is only good for tests' };
  await expect(makeBackup(source, backup)).rejects.toThrow(/PAPERHANGER_SECRET is not the secret/);
});

test('a backup that fails leaves its folder empty, or removes the folder if the backup made it', async () => {
  await withDatabase(async (db) => assertSameSecret(await storeOf(db)));
  const source = { settings, secret: 'another secret that is only good for tests' };
  await expect(makeBackup(source, backup)).rejects.toThrow();
  expect(existsSync(backup)).toBe(false);
  await mkdir(backup);
  await expect(makeBackup(source, backup)).rejects.toThrow();
  expect(await readdir(backup)).toEqual([]);
});

test('a backup to a folder that can’t be written is rejected at once', async () => {
  for (const folder of [
    '/proc/paperhanger',
    '/proc/paperhanger/backup',
    `${join(data, picture)}/x`,
  ]) {
    await expect(makeBackup({ settings, secret }, folder)).rejects.toThrow(
      `${folder} can’t be written (`,
    );
  }
});

test('a backup of a newer database is rejected', async () => {
  await withDatabase((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db),
  );
  await expect(make()).rejects.toThrow(/newer version of Paperhanger \(it has 9999-later\)/);
});

if (isPostgresRun) {
  test('a restore rejects a database with tables of another program, unless the backup has them', async () => {
    await withDatabase((db) => sql`create table report as select 1 as id`.execute(db));
    await make();
    await restore();
    await withDatabase((db) => sql`create table entity_sale as select 1 as id`.execute(db));
    await expect(restore()).rejects.toThrow('not Paperhanger’s: entity_sale.');
    expect(await names()).toEqual(['first']);
  });
}

if (isPostgresRun) {
  /** Moves everything to a schema, which is then the one in use. */
  const moveTo = (schema: string) =>
    withDatabase(async (db) => {
      const now = (await currentSchema(db)) ?? '';
      await sql`alter schema ${sql.id(now)} rename to ${sql.id(schema)}`.execute(db);
      const { pathname } = new URL(location.url ?? '');
      await sql`alter database ${sql.id(pathname.slice(1))} set search_path = ${sql.id(schema)}`.execute(
        db,
      );
    });

  test.each(['shop', 'Shop', 'The “shop”, "north"'])(
    'a backup of the schema %s restores its rows',
    async (schema) => {
      await moveTo(schema);
      await make();
      await addInstaller('second', '9876543219');
      await restore();
      expect(await names()).toEqual(['first']);
    },
  );

  test('a backup of another schema is rejected, and nothing changes', async () => {
    await moveTo('shop');
    await make();
    await moveTo('public');
    await addInstaller('second', '9876543219');
    await expect(restore()).rejects.toThrow(
      /made in the schema shop, and .* the schema public is in use/,
    );
    expect(await names()).toEqual(['first', 'second']);
  });

  test('a restore that would lose rows is rolled back', async () => {
    const { rows } = await make();
    await addInstaller('second', '9876543219');
    const tables = await withDatabase(tablesOf);
    const restored = restoreDump(location.url ?? '', {
      file: join(backup, DATABASE_FILES.PostgreSQL),
      schema: 'public',
      tables: tables.map(({ name }) => name),
      functions: ['audit_is_append_only()'],
      rows: { ...rows, entity_installer: 2 },
    });
    await expect(restored).rejects.toThrow(
      /The table entity_installer would not have the same rows/,
    );
    expect(await names()).toEqual(['first', 'second']);
  });

  test('a restore without the schema of the backup says how to create it', async () => {
    await moveTo('shop');
    await make();
    await withDatabase((db) => sql`drop schema shop cascade`.execute(db));
    await expect(restore()).rejects.toThrow(
      /no schema is in use.* create schema if not exists "shop"/,
    );
  });
}

describe('a restore that was killed', () => {
  const prepare = async (contents: Contents) => {
    const { folder, plan } = preparedIn(location);
    await mkdir(folder, { recursive: true });
    const texts = { 'installer.json': '{"restored": true}' };
    const configs = { folder: settings.configsFolder, texts };
    await writeFile(plan, JSON.stringify({ contents, configs }));
    return folder;
  };
  const config = () => readFile(join(settings.configsFolder, 'installer.json'), 'utf8');

  test('before the database was replaced is undone', async () => {
    const folder = await prepare({ migrations: [], rows: { installer: 7 } });
    if (!isPostgresRun) await writeFile(preparedIn(location).database, 'prepared');
    expect(await names()).toEqual(['first']);
    expect(await config()).toBe('{}');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('while it wrote its plan leaves nothing', async () => {
    const folder = await prepare({ migrations: [], rows: {} });
    await writeFile(preparedIn(location).plan, '{"contents": {');
    expect(await names()).toEqual(['first']);
    expect(await config()).toBe('{}');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('is left as it is while its plan can’t be read', async () => {
    const folder = await prepare(await withDatabase(contentsOf));
    const { plan } = preparedIn(location);
    await rm(plan);
    await mkdir(plan);
    await expect(names()).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['plan.json']);
  });

  test('after the database was replaced is completed', async () => {
    const folder = await prepare(await withDatabase(contentsOf));
    expect(await names()).toEqual(['first']);
    expect(await config()).toBe('{"restored": true}');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });
});

if (!isPostgresRun) {
  test.each([
    ['the backup', /\/restore\//],
    ['the database that is there', /before-restore-/],
  ])(
    'a restore without space for a copy of %s leaves nothing half-made, and says so',
    async (_, folder) => {
      await make();
      await addInstaller('second', '9876543211');
      const { copyFile: copy } =
        await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
      vi.mocked(copyFile).mockImplementation(async (from, to) => {
        if (!folder.test(String(to))) return copy(from, to);
        await writeFile(String(to), 'half');
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      });
      await expect(restore()).rejects.toThrow('The disk is full. Nothing was restored');
      vi.mocked(copyFile).mockRestore();
      expect(existsSync(preparedIn(location).folder)).toBe(false);
      expect(await readdir(backups).catch(() => [])).toEqual([]);
      expect(await names()).toEqual(['first', 'second']);
    },
  );
}

describe('scheduled backups', () => {
  const hour = 3_600_000;
  const schedule = { everyMs: hour, keep: 2, folder: '' };
  const run = (now: number) =>
    backUpIfDue(
      { settings, secret },
      { ...schedule, folder: backups },
      now,
      new AbortController().signal,
    );

  test('are made once in each period, and the oldest are removed', async () => {
    await run(0);
    expect(await run(hour / 2)).toBeUndefined();
    await run(hour);
    await run(2.5 * hour);
    expect((await readdir(backups)).sort()).toEqual([
      'scheduled-1970-01-01T01-00-00.000Z',
      'scheduled-1970-01-01T02-00-00.000Z',
    ]);
  });

  test('of several servers remove what is old at the same time', async () => {
    const old = Array.from({ length: 50 }, (_, number) => `scheduled-1969-unfinished-${number}`);
    for (const name of old) await mkdir(join(backups, name), { recursive: true });
    const later = Date.now() + 24 * hour;
    const made = await Promise.all(Array.from({ length: 6 }, () => run(later)));
    expect(made.filter((folder) => folder !== undefined)).toHaveLength(1);
    expect(await readdir(backups)).toHaveLength(1);
  });

  test('don’t count a folder that is not a backup yet, and leave it to the server that makes it', async () => {
    await run(0);
    const making = 'scheduled-1970-01-01T01-00-00.000Z';
    await mkdir(join(backups, making));
    await run(2 * hour);
    await run(3 * hour);
    expect((await readdir(backups)).sort()).toEqual([
      making,
      'scheduled-1970-01-01T02-00-00.000Z',
      'scheduled-1970-01-01T03-00-00.000Z',
    ]);
  });

  test('with an unreadable manifest are neither counted nor removed', async () => {
    const first = await run(0);
    await writeFile(join(first ?? '', 'manifest.json'), '{"format": 1');
    const days = Date.now() + 48 * hour;
    for (const later of [0, hour, 2 * hour]) await run(days + later);
    expect(await readdir(backups)).toHaveLength(3);
    expect(await readdir(first ?? '')).toContain('manifest.json');
  });

  test('that fail leave a note, and are made again later', async () => {
    const { dataFolder } = settings;
    const broken = {
      ...settings,
      databaseUrl: isPostgresRun ? 'postgres://localhost:1/no' : undefined,
      dataFolder: join(data, 'none'),
    };
    const attempt = (from: typeof settings) =>
      backUpIfDue(
        { settings: from, secret },
        { ...schedule, folder: backups },
        0,
        new AbortController().signal,
      );
    await expect(attempt(broken)).rejects.toThrow(
      isPostgresRun ? /can’t be opened/ : /no database/,
    );
    expect(await readFile(join(backups, 'last-failure.txt'), 'utf8')).toMatch(
      /^1970-01-01T00:00:00.000Z \w/,
    );
    const note = join(backups, 'last-failure.txt');
    await rm(note);
    await mkdir(note);
    await expect(attempt(broken)).rejects.toThrow(
      isPostgresRun ? /can’t be opened.*, EISDIR/s : /no database.*, EISDIR/s,
    );
    await rm(note, { recursive: true });
    await attempt({ ...settings, dataFolder });
    expect(await readdir(backups)).toEqual(['scheduled-1970-01-01T00-00-00.000Z']);
  });

  if (!isPostgresRun) {
    test('end with the server, and leave nothing', async () => {
      await withDatabase((db) =>
        sql`
          create table large as with recursive number(id) as
            (select 1 union all select id + 1 from number where id < 200000)
          select id, hex(randomblob(50)) as text from number
        `.execute(db),
      );
      const closing = new AbortController();
      const making = backUpIfDue(
        { settings, secret },
        { ...schedule, folder: backups },
        0,
        closing.signal,
      );
      const file = join(backups, 'scheduled-1970-01-01T00-00-00.000Z', 'database.sqlite');
      await expect.poll(() => existsSync(file)).toBe(true);
      closing.abort();
      await expect(making).rejects.toThrow('aborted');
      expect(await readdir(backups)).toEqual([]);
    });
  }
});
