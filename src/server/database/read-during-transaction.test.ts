import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const purposes = async () =>
  (await opened.database.selectFrom('seal').select('purpose').execute()).map(
    ({ purpose }) => purpose,
  );

test('a query outside a transaction does not wait for it, and sees only what was committed', async () => {
  await opened.database.transaction().execute(async (trx) => {
    await trx.insertInto('seal').values({ purpose: 'thing', proof: '1' }).execute();
    expect(await purposes()).toEqual([]);
    expect(await trx.selectFrom('seal').select('purpose').execute()).toHaveLength(1);
  });
  expect(await purposes()).toEqual(['thing']);
});

test('a failed transaction leaves nothing behind, and others can write afterwards', async () => {
  const failed = opened.database.transaction().execute(async (trx) => {
    await trx.insertInto('seal').values({ purpose: 'thing', proof: '1' }).execute();
    throw new Error('It did not work.');
  });
  await expect(failed).rejects.toThrow('It did not work.');
  expect(await purposes()).toEqual([]);
  await opened.database.insertInto('seal').values({ purpose: 'other', proof: '1' }).execute();
  expect(await purposes()).toEqual(['other']);
});
