import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { addRow, updateRow } from '../rows/change-row';
import { countStatements } from '../testing/count-statements';
import { allRows, asha, openTestStore, type TestStore } from '../testing/test-store';
import { listRevision } from './list-revision';
import { shareTransaction } from './transactions';

const thing = entityConfig({
  name: 'thing',
  fields: [{ name: 'name', type: 'text', unique: true }],
});
let store: TestStore;

beforeEach(async () => {
  store = await openTestStore(thing);
});
afterEach(() => store.close());

const add = (name: string) => addRow(store, thing, asha, { name });
const names = async () => (await allRows(store, thing)).map(({ name }) => name);
const outcomes = async (...changes: Promise<unknown>[]) =>
  (await Promise.allSettled(changes)).map(({ status }) => status);

/** Something that only the database rejects. */
const breakTransaction = () =>
  shareTransaction(store, thing, asha, ({ db }) => sql`rollback`.execute(db));

test('changes that wait for one another share a lock and a revision', async () => {
  const counting = countStatements(store);
  const addCounted = (name: string) => addRow(counting, thing, asha, { name });
  await addCounted('alone');
  // Lock, fields, whether the name is taken, row, change, revision.
  expect(counting.statements).toBe(6);
  counting.statements = 0;
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(addCounted));
  // The first is alone; each of the others has a savepoint, which it releases.
  expect(counting.statements).toBe(3 + 3 + 4 * (3 + 2));
});

test('a rejected change leaves nothing, and the others are made', async () => {
  const { id } = await add('first');
  const rename = (name: string) => updateRow(store, thing, asha, { id, version: 1, name });
  expect(
    await outcomes(add('second'), add('first'), rename('new'), rename('newer'), add('third')),
  ).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['new', 'second', 'third']);
  const changes = await store.db.selectFrom('change').select('id').orderBy('id').execute();
  expect(changes).toHaveLength(4);
  expect((await listRevision(store.db, 'thing')).split('.')[1]).toBe(`${changes.at(-1)?.id}`);
});

test('when a shared transaction fails, all changes in it fail, and no others', async () => {
  expect(await outcomes(add('a'), breakTransaction(), add('a'))).toEqual(Array(3).fill('rejected'));
  expect(await names()).toEqual([]);
  await add('b');
  expect(await names()).toEqual(['b']);
});

test('many changes are made in several transactions', async () => {
  const many = Array.from({ length: 120 }, (_, index) => `${index}`);
  await Promise.all(many.map(add));
  expect(await names()).toEqual(many);
});
