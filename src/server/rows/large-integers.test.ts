import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { tableOf } from '../tables/identifiers';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { addRow, updateRow } from './change-row';

const config = entityConfig({
  name: 'job',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'rate', type: 'money' },
    { name: 'kind', type: 'select', options: [{ value: 1, label: 'Hall' }] },
    { name: 'done', type: 'boolean' },
    { name: 'size', type: 'number' },
  ],
});

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(config);
});
afterAll(() => store.close());

test('an integer too large for JavaScript, written by another program, is shown unchanged', async () => {
  const { id } = await addRow(store, config, asha, { name: 'Hall', rate: 5, kind: 1 });
  await addRow(store, config, asha, { name: 'Room', rate: 6, kind: 1 });
  const table = sql.table(tableOf('job'));
  await sql`update ${table} set rate = 9007199254740993 where id = ${id}`.execute(store.db);
  const large = { name: 'Hall', rate: '9007199254740993 paise' };
  expect(await allRows(store, config)).toMatchObject([large, { name: 'Room', rate: 6 }]);
  const changed = await updateRow(store, config, asha, { id, name: 'Large hall' });
  expect(changed).toMatchObject({ ...large, name: 'Large hall' });
  await updateRow(store, config, asha, { id, rate: 7 });
  expect(await allRows(store, config)).toMatchObject([{ rate: 7 }, { rate: 6 }]);
});
