import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import { apply } from '../rows/apply';
import { updateRow } from '../rows/change-row';
import { added, updated } from '../rows/change-set';
import { editSelected, removeSelected } from '../selection/change-selection';
import { writeTo } from '../tables/transactions';
import { countStatements } from '../testing/count-statements';
import {
  allRows,
  asha,
  historyOf,
  openTestStore,
  ravi,
  type TestStore,
} from '../testing/test-store';
import { findChange } from './find-change';
import { rollBack } from './roll-back';

const ROWS = 1000;
const [shop] = linkReferences([
  entityConfig({
    name: 'shop',
    fields: [
      { name: 'code', type: 'text', unique: true },
      { name: 'city', type: 'text' },
      { name: 'aadhaarNo', type: 'aadhaar' },
      { name: 'next', type: 'reference', to: 'shop' },
      { name: 'rival', type: 'reference', to: 'shop', key: 'code' },
    ],
    actions: { update: {}, remove: {} },
  }),
]);
if (!shop) throw new Error('There is no config.');

let store: TestStore;
let counting: ReturnType<typeof countStatements>;
beforeEach(async () => {
  store = await openTestStore(shop);
  counting = countStatements(store);
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    code: `S${index}`,
    city: 'Pune',
    aadhaarNo: '234567890124',
    next: null,
    rival: `S${(index + 500) % ROWS}`,
  }));
  await writeTo(store, shop, null, async (transaction) => {
    await apply(transaction, { changes: rows.map(added) });
    // In a cycle, so that no row can be added or removed before another one.
    const all = await allRows(transaction, shop);
    await apply(transaction, {
      changes: all.map((row) => updated(row, { next: (row.id % ROWS) + 1 })),
    });
  });
});
afterEach(() => store.close());

const config = shop;
const values = async () => (await allRows(store, config)).map(({ version: _, ...rest }) => rest);
const selected = async () =>
  new Map((await allRows(store, config)).map(({ id, version }) => [id, version]));
async function rollBackOf(change?: number) {
  const entry = await findChange(store, { change: change ?? 0 });
  counting.statements = 0;
  const { rolledBack, left } = await rollBack(counting, config, asha, entry, new Map(), config);
  return { rolledBack, left };
}
const lastImport = async () => {
  const imports = store.db.selectFrom('change').select('id').where('action', '=', 'import');
  return (await imports.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
};

test('rows that refer to each other are removed, restored and removed again with few statements', async () => {
  const before = await values();
  const { change } = await removeSelected(store, config, asha, await selected());
  expect(await rollBackOf(change)).toEqual({ rolledBack: ROWS, left: 0 });
  // For each 250 rows: what was removed, what is there, last versions, unique values, references, rows and history.
  expect(counting.statements).toBeLessThan(25 + (10 * ROWS) / 250);
  expect(await values()).toEqual(before);
  const [row] = await allRows(store, config);
  expect(row?.version).toBe(4);
  expect((await historyOf(store, 1)).at(-1)).toMatchObject({ action: 'add', version: 4 });
  expect(await rollBackOf(await lastImport())).toEqual({ rolledBack: ROWS, left: 0 });
  expect(counting.statements).toBeLessThan(25 + (6 * ROWS) / 250);
  expect(await values()).toEqual([]);
  await rollBackOf(await lastImport());
  expect(await values()).toEqual(before);
});

test('an edit is rolled back with few statements, completely or not at all', async () => {
  const before = await values();
  const noCheck = async () => {};
  const edited = await editSelected(
    store,
    config,
    asha,
    await selected(),
    { city: 'Goa' },
    noCheck,
  );
  await rollBackOf(edited.change);
  expect(counting.statements).toBeLessThan(25 + (6 * ROWS) / 250);
  expect(await values()).toEqual(before);
});

test('others save while a large rollback is prepared, and what they save stays', async () => {
  const edit = { city: 'Kota' };
  const { change } = await editSelected(
    store,
    config,
    asha,
    await selected(),
    edit,
    async () => {},
  );
  let isSaved = false;
  const slow = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isSaved) {
        isSaved = true;
        await updateRow(store, config, ravi, { id: 1, city: 'Thane' });
      }
      return result;
    },
  });
  const entry = await findChange(store, { change: change ?? 0 });
  const done = await rollBack({ ...store, db: slow }, config, asha, entry, new Map(), config);
  expect(done).toMatchObject({ rolledBack: ROWS - 1, left: 1 });
  expect((await allRows(store, config)).slice(0, 2)).toMatchObject([
    { city: 'Thane' },
    { city: 'Pune' },
  ]);
});

test('a removal is not rolled back while one of its unique values is taken', async () => {
  const removed = await removeSelected(store, config, asha, await selected());
  const row = { code: 'S999', city: null, aadhaarNo: null, next: null, rival: null };
  await writeTo(store, config, null, (transaction) =>
    apply(transaction, { changes: [added(row)] }),
  );
  await expect(rollBackOf(removed.change)).rejects.toMatchObject({
    status: 409,
    body: { errors: { code: [expect.any(String)] } },
  });
  expect(await values()).toHaveLength(1);
});

test('among many rows, a value that others refer to can’t be changed', async () => {
  const rival = (await allRows(store, config)).find(({ code }) => code === 'S999');
  if (!rival) throw new Error('There is no rival.');
  const { id, version } = rival;
  const update = { id, version, before: { code: 'S999' }, after: { code: 'U' } };
  await expect(
    writeTo(store, config, asha, (transaction) => apply(transaction, { changes: [update] })),
  ).rejects.toMatchObject({ body: { errors: { code: [expect.stringContaining('used by 1')] } } });
});

test('a rollback names the row whose earlier value would take one from another', async () => {
  const noCheck = async () => {};
  const one = new Map([[1, 2]]);
  await updateRow(store, config, asha, { id: 501, rival: null });
  const { change } = await editSelected(store, config, asha, one, { code: 'New' }, noCheck);
  await updateRow(store, config, asha, { id: 501, rival: 'New' });
  await expect(rollBackOf(change)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^Nothing was rolled back, because New was rejected: .* used by 1/,
    ),
  });
});
