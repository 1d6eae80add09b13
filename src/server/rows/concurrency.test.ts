import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTo } from '../tables/transactions';
import { installer, person } from '../testing/installer';
import { allRows, asha, historyOf, openTestStore, type TestStore } from '../testing/test-store';
import { apply, applyPrepared } from './apply';
import { addRow, updateRow } from './change-row';
import { removed, updated } from './change-set';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore(installer);
});
afterAll(() => store.close());

const rowOf = async (id: number) => (await allRows(store, installer)).find((row) => row.id === id);

describe('simultaneous changes', () => {
  test('all different rows are added', async () => {
    const people = Array.from({ length: 20 }, () => person());
    const rows = await Promise.all(people.map((input) => addRow(store, installer, asha, input)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
  });

  test('only one of them gets a unique value', async () => {
    const same = person();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => addRow(store, installer, asha, same)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 422 });
    }
  });

  test('only one update of the same version succeeds', async () => {
    const row = await addRow(store, installer, asha, person());
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((name) => updateRow(store, installer, asha, { ...row, name })),
    );
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await rowOf(row.id)).toEqual(won[0]?.value);
    expect(await historyOf(store, row.id)).toHaveLength(2);
  });

  test('every update without a version succeeds', async () => {
    const row = await addRow(store, installer, asha, person());
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

describe('a set that is made while others write', () => {
  const rename = (id: number, name: string) => updateRow(store, installer, asha, { id, name });

  test('is made again when the rows have changed', async () => {
    const { id } = await addRow(store, installer, asha, person({ name: 'A' }));
    let made = 0;
    await applyPrepared(store, installer, asha, async () => {
      const row = await rowOf(id);
      made += 1;
      if (made === 1) await rename(id, 'B');
      return { changes: row ? [updated(row, { notes: `${row.name} was here` })] : [] };
    });
    expect([made, (await rowOf(id))?.notes]).toEqual([2, 'B was here']);
  });

  test('of some rows is made again only when one of them has changed', async () => {
    const [one, other] = [
      await addRow(store, installer, asha, person({ name: 'A' })),
      await addRow(store, installer, asha, person({ name: 'B' })),
    ];
    const madeOf = new Map([[one.id, 1]]);
    for (const [changed, times] of [
      [other, 1],
      [one, 2],
    ] as const) {
      let made = 0;
      await applyPrepared(
        store,
        installer,
        asha,
        async () => {
          const row = await rowOf(one.id);
          made += 1;
          if (made === 1) await rename(changed.id, `${changed.name} again`);
          return { changes: row ? [updated(row, { notes: `${row.name} was here` })] : [] };
        },
        { madeOf },
      );
      expect(made).toBe(times);
      expect((await rowOf(changed.id))?.name).toBe(`${changed.name} again`);
    }
    expect((await rowOf(one.id))?.notes).toBe('A again was here');
  });

  test('makes others wait when the rows keep changing', async () => {
    const { id } = await addRow(store, installer, asha, person({ name: 'A' }));
    const renamed: Promise<unknown>[] = [];
    await applyPrepared(store, installer, asha, async (from) => {
      const row = (await allRows(from, installer)).find((one) => one.id === id);
      const next = rename(id, `B${renamed.length}`);
      renamed.push(next);
      if (from === store) await next;
      return { changes: row ? [updated(row, { notes: `${row.name} was here` })] : [] };
    });
    await Promise.all(renamed);
    const last = renamed.length - 1;
    expect(await rowOf(id)).toMatchObject({ name: `B${last}`, notes: `B${last - 1} was here` });
  });
});

test('a set is rejected as a whole if one of its rows has another version', async () => {
  const [first, second] = [
    await addRow(store, installer, asha, person({ name: 'A' })),
    await addRow(store, installer, asha, person({ name: 'B' })),
  ];
  const before = [first, await updateRow(store, installer, asha, { id: second.id, name: 'C' })];
  for (const changes of [
    [updated(first, { name: 'X' }), updated(second, { name: 'X' })],
    [removed(first), removed(second)],
  ]) {
    const applied = writeTo(store, installer, asha, (transaction) =>
      apply(transaction, { changes }),
    );
    await expect(applied).rejects.toMatchObject({ status: 409 });
    expect((await allRows(store, installer)).slice(-2)).toEqual(before);
  }
});
