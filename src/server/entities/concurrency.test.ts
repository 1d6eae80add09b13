import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installer, person } from '../testing/installer';
import { allRows, asha, historyOf, openTestStore, type TestStore } from '../testing/test-store';
import { retryOnConflict } from './retry-on-conflict';
import { insertRow, updateRow } from './write-row';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(installer);
});
afterAll(() => store.close());

const rowOf = async (id: number) => (await allRows(store, installer)).find((row) => row.id === id);

describe('simultaneous changes', () => {
  test('all different rows are added', async () => {
    const people = Array.from({ length: 20 }, () => person());
    const rows = await Promise.all(people.map((input) => insertRow(store, installer, asha, input)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
  });

  test('only one of them gets a unique value', async () => {
    const same = person();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => insertRow(store, installer, asha, same)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 422 });
    }
  });

  test('only one update of the same version succeeds', async () => {
    const row = await insertRow(store, installer, asha, person());
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((name) => updateRow(store, installer, asha, { ...row, name })),
    );
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await rowOf(row.id)).toEqual(won[0]?.value);
    expect(await historyOf(store, row.id)).toHaveLength(2);
  });

  test('every update without a version succeeds', async () => {
    const row = await insertRow(store, installer, asha, person());
    await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        updateRow(store, installer, asha, { id: row.id, rate: 500 + count }),
      ),
    );
    expect((await rowOf(row.id))?.version).toBe(11);
    expect((await historyOf(store, row.id)).map(({ version }) => version)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    );
  });
});

describe('a change that is prepared while others write', () => {
  const rename = (id: number, name: string) => updateRow(store, installer, asha, { id, name });

  test('is prepared again when the rows have changed', async () => {
    const { id } = await insertRow(store, installer, asha, person({ name: 'A' }));
    let prepared = 0;
    const seen = await retryOnConflict(store, installer, asha, async () => {
      const row = await rowOf(id);
      prepared += 1;
      if (prepared === 1) await rename(id, 'B');
      return async () => row?.name;
    });
    expect([prepared, seen]).toEqual([2, 'B']);
  });

  test('is given up, and nothing is written, when they keep changing', async () => {
    const { id } = await insertRow(store, installer, asha, person({ name: 'A' }));
    let prepared = 0;
    const result = await retryOnConflict(store, installer, asha, async () => {
      prepared += 1;
      await rename(id, `B${prepared}`);
      return () => expect.unreachable();
    });
    expect(result).toBeUndefined();
  });
});
