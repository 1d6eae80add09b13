import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPostgresRun, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './open-database';
import { rememberReads } from './remember-reads';

let opened: TestDatabase;
let reads: string[];
beforeEach(async () => {
  opened = await openTestDatabase();
  reads = [];
});
afterEach(() => opened.close());

const remembered = () =>
  rememberReads(opened.database, async (entity) => {
    reads.push(entity);
    const found = await opened.database
      .selectFrom('list_revision')
      .select('revision')
      .where('entity', '=', entity)
      .executeTakeFirst();
    return found?.revision;
  });
const write = (db: TestDatabase['database'], entity: string, revision: string) =>
  db.insertInto('list_revision').values({ entity, revision }).execute();

test('nothing is read again until somebody writes, except from PostgreSQL, which is always queried', async () => {
  const read = remembered();
  await write(opened.database, 'a', '1');
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['1', '1', undefined]);
  expect(reads).toHaveLength(isPostgresRun ? 3 : 2);
  await write(opened.database, 'b', '2');
  expect([await read('a'), await read('b')]).toEqual(['1', '2']);
});

test('what another process writes is seen in the next turn of the event loop', async () => {
  const other = await openDatabase(opened.location);
  const read = remembered();
  expect(await read('a')).toBeUndefined();
  await write(other, 'a', '1');
  await setImmediate();
  expect(await read('a')).toBe('1');
  await other.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('list_revision').where('entity', '=', 'a').execute();
    await setImmediate();
    if (!isPostgresRun) expect(await read('a')).toBe('1');
  });
  await setImmediate();
  expect(await read('a')).toBeUndefined();
  await other.destroy();
});

test('a read that failed is made again', async () => {
  let isBroken = true;
  const read = rememberReads(opened.database, async () => {
    if (isBroken) throw new Error('lost');
    return 'found';
  });
  await expect(read('a')).rejects.toThrow('lost');
  isBroken = false;
  expect(await read('a')).toBe('found');
});
