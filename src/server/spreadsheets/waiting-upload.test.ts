import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { writeSpreadsheet } from '../../spreadsheet/testing';
import { addRow, updateRow } from '../rows/change-row';
import { allRows, asha, openTestStore, ravi, type TestStore } from '../testing/test-store';
import { bulkUpdate } from './bulk-update';

const config = entityConfig({
  name: 'paper',
  fields: [
    { name: 'wpId', type: 'text' },
    { name: 'name', type: 'text' },
  ],
  actions: { update: {}, bulkUpdate: { key: 'wpId' } },
});

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore(config);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

test('the time that a sheet waits while others write does not count against its limit', async () => {
  const row = await addRow(store, config, asha, { wpId: 'WP1', name: 'Old' });
  const other = await addRow(store, config, asha, { wpId: 'WP2', name: 'Old' });
  const bytes = await writeSpreadsheet(config, [{ ...row, name: 'New' }]);
  let isSaved = false;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isSaved && result.rows.some(({ wp_id, wpId = wp_id }) => wpId === 'WP2')) {
        isSaved = true;
        await updateRow(store, config, ravi, { id: other.id, name: 'Saved' });
      }
      return result;
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let comparisons = 0;
  await bulkUpdate({ ...store, db }, config, asha, { name: 'a.xlsx', bytes, adds: false }, () => {
    comparisons += 1;
    vi.advanceTimersByTime(60_000);
  });
  expect(comparisons).toBe(2);
  expect((await allRows(store, config)).map(({ name }) => name)).toEqual(['New', 'Saved']);
});
