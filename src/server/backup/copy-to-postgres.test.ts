import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { writeStored } from '../pictures/stored-files';
import { addRow } from '../rows/write-row';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { installer } from '../testing/installer';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { allRows } from '../testing/test-store';
import { copyToPostgres } from './copy-to-postgres';

const secret = 'a secret that is only good for tests';

let folder: string;
let source: Kysely<Database>;
let temporary: TestDatabase;
let target: Kysely<Database>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-copy-'));
  source = await openDatabase({ file: join(folder, 'paperhanger.db') });
  temporary = await openTestDatabase();
  target = temporary.database;
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
  await temporary.close();
  await rm(folder, { recursive: true });
});

async function storeOf(db: Kysely<Database>) {
  const store = entityStore(db, secret);
  await migrateEntityTables(store, [installer]);
  return store;
}
const copy = (replace = false) => copyToPostgres(source, target, { replace, say: () => {} });

test('everything is copied to PostgreSQL once, and new rows continue the numbers', async () => {
  expect(await copy()).toMatch(/^Copied \d+ rows; counts and checksums agree/);
  expect(await copy()).toMatch(/^All \d+ rows are there already/);
  const store = await storeOf(target);
  expect(await allRows(store, installer)).toEqual(await allRows(await storeOf(source), installer));
  const next = { name: 'Next', phone: '9876543212' };
  expect((await addRow(store, installer, null, next)).id).toBe(3);
  await expect(addRow(store, installer, null, next)).rejects.toThrow();

  await expect(copy()).rejects.toThrow(/has other data/);
  expect(await allRows(store, installer)).toHaveLength(2);
  await copy(true);
  expect(await allRows(store, installer)).toHaveLength(1);
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
  const parts = await target.selectFrom('file_chunk').select('bytes').orderBy('part').execute();
  expect(parts).toHaveLength(23);
  expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
});

test('an interrupted copy leaves nothing, and the next one copies everything', async () => {
  const say = (line: string) => {
    if (line.startsWith('entity_installer')) throw new Error('interrupted');
  };
  await expect(copyToPostgres(source, target, { replace: false, say })).rejects.toThrow(
    'interrupted',
  );
  expect(await target.selectFrom('change').selectAll().execute()).toEqual([]);
  expect(await copy()).toMatch(/^Copied/);
});
