import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const entities = async () =>
  (await test.database.selectFrom('list_revision').select('entity').execute()).map(
    ({ entity }) => entity,
  );

it('waits for no transaction, and sees what was committed', async () => {
  await test.database.transaction().execute(async (trx) => {
    await trx.insertInto('list_revision').values({ entity: 'thing', revision: '1' }).execute();
    expect(await entities()).toEqual([]);
    expect(await trx.selectFrom('list_revision').select('entity').execute()).toHaveLength(1);
  });
  expect(await entities()).toEqual(['thing']);
});

it('sees nothing of a transaction that failed, and others can write afterwards', async () => {
  const failed = test.database.transaction().execute(async (trx) => {
    await trx.insertInto('list_revision').values({ entity: 'thing', revision: '1' }).execute();
    throw new Error('It did not work.');
  });
  await expect(failed).rejects.toThrow('It did not work.');
  expect(await entities()).toEqual([]);
  await test.database
    .insertInto('list_revision')
    .values({ entity: 'other', revision: '1' })
    .execute();
  expect(await entities()).toEqual(['other']);
});
