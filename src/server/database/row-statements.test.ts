import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { addSampleRows } from '../rows/add-sample-rows';
import { apply } from '../rows/apply';
import { addRow } from '../rows/change-row';
import { updated } from '../rows/change-set';
import { writeTo } from '../tables/transactions';
import { allRows, asha, historyOf, openTestStore, type TestStore } from '../testing/test-store';
import { rowStatements } from './row-statements';

const code = entityConfig({ name: 'code', fields: [{ name: 'text', type: 'text', unique: true }] });
const note = entityConfig({ name: 'note', fields: [{ name: 'text', type: 'text' }] });
/** As many fields as an entity can have. */
const names = Array.from({ length: 500 }, (_, index) => `field${index}`);
const wide = entityConfig({ name: 'wide', fields: names.map((name) => ({ name, type: 'text' })) });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(code, note, wide);
});
afterAll(() => store.close());

test('many rows of an entity with 500 fields are added and changed together', async () => {
  const values = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  const sample = Array.from({ length: 100 }, (_, index) => values(`${index}`));
  await addSampleRows(store, wide, asha, 'sample.json', sample);
  const rows = await allRows(store, wide);
  expect(rows).toMatchObject(sample);
  const changes = rows.map((row) => updated(row, values(`changed ${row.id}`)));
  await writeTo(store, wide, asha, (transaction) => apply(transaction, { changes }));
  expect(await allRows(store, wide)).toMatchObject(rows.map(({ id }) => values(`changed ${id}`)));
});

test.each([1, 30])(
  'a lone surrogate is stored in %i rows as their history has it',
  async (count) => {
    const sample = Array.from({ length: count }, () => ({ text: 'Banyan \ud83c' }));
    await addSampleRows(store, note, asha, 'sample.json', sample);
    const stored = { text: 'Banyan \ufffd' };
    const rows = (await allRows(store, note)).slice(-count);
    expect(rows).toMatchObject(sample.map(() => stored));
    for (const { id } of rows)
      expect((await historyOf(store, id)).at(-1)).toMatchObject({ after: stored });
  },
);

test('a unique value with a lone surrogate is rejected if another row has it', async () => {
  await addRow(store, code, asha, { text: 'Banyan \ud83c' });
  await expect(addRow(store, code, asha, { text: 'Banyan \ud83c' })).rejects.toMatchObject({
    status: 422,
    body: { errors: { text: ['Text is already taken.'] } },
  });
});

test('a statement keeps no values of the rows that it was compiled for', async () => {
  const run = vi.spyOn(store.db, 'executeQuery');
  const { insert } = rowStatements('entity_note');
  const rowOf = (text: string) => ({ text, version: 1, created_at: '', updated_at: '' });
  await insert(store.db, [rowOf('first')]);
  await insert(store.db, [rowOf('second')]);
  const [again] = run.mock.lastCall ?? [];
  run.mockRestore();
  expect(JSON.stringify(again)).toContain('second');
  expect(JSON.stringify(again)).not.toContain('first');
});
