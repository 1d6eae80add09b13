import { afterEach, beforeEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { apply } from '../rows/apply';
import { added } from '../rows/change-set';
import { writeTo } from '../tables/transactions';
import { countStatements } from '../testing/count-statements';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { bulkUpdate } from './bulk-update';

const ROWS = 3000;
const config = entityConfig({
  name: 'paper',
  fields: [
    { name: 'wpId', type: 'text' },
    { name: 'name', type: 'text' },
  ],
  actions: { update: {}, bulkUpdate: { key: 'wpId' } },
});

let store: TestStore;
let counting: ReturnType<typeof countStatements>;
beforeEach(async () => {
  store = await openTestStore(config);
  counting = countStatements(store);
  const changes = Array.from({ length: ROWS }, (_, index) =>
    added({ wpId: `WP${index}`, name: 'Old' }),
  );
  await writeTo(store, config, null, (transaction) => apply(transaction, { changes }));
});
afterEach(() => store.close());

async function upload(names: (index: number) => string) {
  const rows = (await allRows(store, config)).map((row, index) => ({ ...row, name: names(index) }));
  const file = await writeSpreadsheet(config, rows);
  counting.statements = 0;
  return await bulkUpdate(counting, config, asha, { name: 'sheet.xlsx', bytes: file, adds: false });
}

test('an upload of many changed rows runs few statements', async () => {
  expect(await upload((index) => `New ${index}`)).toMatchObject({ updated: ROWS, unchanged: 0 });
  // Three pages of rows are read; an update, its history and the last entry for each 250 rows.
  expect(counting.statements).toBeLessThan(15 + (3 * ROWS) / 250);
  expect((await allRows(store, config)).map(({ name }) => name)).toEqual(
    Array.from({ length: ROWS }, (_, index) => `New ${index}`),
  );
});

test('an upload that changes nothing only reads, and is recorded', async () => {
  expect(await upload(() => 'Old')).toMatchObject({ updated: 0, unchanged: ROWS });
  expect(counting.statements).toBeLessThan(15);
});
