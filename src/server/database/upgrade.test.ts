import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistoryPage } from '../history/read-history';
import { updateRow } from '../rows/change-row';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { installer } from '../testing/installer';
import { makeTestLocation, type TestLocation } from '../testing/test-database';
import { allRows, testSecret } from '../testing/test-store';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { connectDatabase, openDatabase } from './open-database';

/** The migrations of the first release. */
const FIRST = ['0001-first-tables', '0003-category-products'];

let temporary: TestLocation;
beforeEach(async () => {
  temporary = await makeTestLocation();
});
afterEach(() => temporary.remove());

test('a database of the first release is upgraded, and keeps rows, accounts and history', async () => {
  const { location } = temporary;
  const first = await connectDatabase(location);
  const known = Object.entries(migrations).filter(([name]) => FIRST.includes(name));
  await migrateToLatest(first, Object.fromEntries(known));
  const store = entityStore(first, testSecret);
  await migrateEntityTables(store, [installer]);
  const row = { id: 1, name: 'Asha', phone: '9876543210', rate: 4.5, notes: null, version: 1 };
  const { id: _, ...values } = row;
  const times = { created_at: '', updated_at: '' };
  await first
    .insertInto('entity_installer')
    .values({ ...values, rate: 450, ...times })
    .execute();
  await sql`
    insert into change (at, entity, row_id, action, after, version)
    values ('', 'installer', 1, 'add', '{"name": "Asha"}', 1)
  `.execute(first);
  const account = { username: 'ravi', password_hash: 'hash', contact: null, created_at: '' };
  await first.insertInto('account').values(account).execute();
  await first.destroy();

  const upgraded = await openDatabase(location);
  const now = entityStore(upgraded, testSecret);
  await migrateEntityTables(now, [installer]);
  expect(await allRows(now, installer)).toEqual([row]);
  expect(await upgraded.selectFrom('account').selectAll().executeTakeFirst()).toMatchObject(
    account,
  );
  expect(await updateRow(now, installer, null, { ...row, rate: 500 })).toMatchObject({
    version: 2,
  });
  expect(await upgraded.selectFrom('change').select('version').orderBy('id').execute()).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
  await upgraded.destroy();
});

test('imports of earlier versions are listed under the fields that they changed', async () => {
  const { location } = temporary;
  const earlier = await connectDatabase(location);
  const known = Object.entries(migrations).filter(([name]) => name < '0015');
  await migrateToLatest(earlier, Object.fromEntries(known));
  await sql`
    insert into change (at, entity, row_id, action, after, version, import_id) values
    ('', 'installer', 0, 'import', '{"$import": {"file": "name", "counts": {}}}', 0, null),
    ('', 'installer', 1, 'update', '{"phone": "9876543210"}', 2, 1),
    ('', 'installer', 2, 'update', '{"phone": "9876543211", "rate": 7}', 2, 1),
    ('', 'installer', 3, 'update', null, 2, 1),
    ('', 'installer', 4, 'add', '{"name": "Asha"}', 1, 1)
  `.execute(earlier);
  await earlier.destroy();

  const upgraded = await openDatabase(location);
  const store = entityStore(upgraded, testSecret);
  await migrateEntityTables(store, [installer]);
  const listed = async (field: string) => {
    const query = { row: undefined, person: '', day: '', field, from: undefined };
    return (await readHistoryPage(store, installer, query, installer)).entries.length;
  };
  expect(await Promise.all(['phone', 'rate', 'name'].map(listed))).toEqual([1, 1, 0]);
  await upgraded.destroy();
});

test('views survive the upgrade that lets several people give them the same name', async () => {
  const { location } = temporary;
  const earlier = await connectDatabase(location);
  const known = Object.entries(migrations).filter(([name]) => name < '0012');
  await migrateToLatest(earlier, Object.fromEntries(known));
  const view = { entity: 'coupon', name: 'Ours', name_key: 'ours', address: '', scope: 0 };
  await earlier
    .insertInto('view')
    .values({ ...view, owner: 1 })
    .execute();
  await earlier.destroy();

  const upgraded = await openDatabase(location);
  await upgraded
    .insertInto('view')
    .values({ ...view, owner: 2 })
    .execute();
  expect(await upgraded.selectFrom('view').selectAll().orderBy('id').execute()).toMatchObject([
    { ...view, owner: 1 },
    { ...view, owner: 2 },
  ]);
  await upgraded.destroy();
});
