import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const purposes = async () =>
  (await test.database.selectFrom('seal').select('purpose').execute()).map(
    ({ purpose }) => purpose,
  );

it('waits for no transaction, and sees what was committed', async () => {
  await test.database.transaction().execute(async (trx) => {
    await trx.insertInto('seal').values({ purpose: 'thing', proof: '1' }).execute();
    expect(await purposes()).toEqual([]);
    expect(await trx.selectFrom('seal').select('purpose').execute()).toHaveLength(1);
  });
  expect(await purposes()).toEqual(['thing']);
});

it('sees nothing of a transaction that failed, and others can write afterwards', async () => {
  const failed = test.database.transaction().execute(async (trx) => {
    await trx.insertInto('seal').values({ purpose: 'thing', proof: '1' }).execute();
    throw new Error('It did not work.');
  });
  await expect(failed).rejects.toThrow('It did not work.');
  expect(await purposes()).toEqual([]);
  await test.database.insertInto('seal').values({ purpose: 'other', proof: '1' }).execute();
  expect(await purposes()).toEqual(['other']);
});
