import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { endSession } from '../session/session';
import { signedInAt } from '../testing';
import { changeList, listStore, refreshList, settledContent } from './lists';
import { rowList } from './rows';

const source = rowList('thing', 'Things', '/api/thing/fetch');
const store = listStore(source);
const FETCH = 'POST /api/thing/fetch';
let server: ScriptedServer;

/** Appends `text` to every row's name. */
const append = (text: string) => (rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, name: `${row.name}${text}` }));
/** Changes the list by appending `text`. */
const change = (
  text: string,
  send: (hasPreviousFailed: boolean) => Promise<ReturnType<typeof append> | undefined>,
  scope = text,
): Promise<void> => changeList(source, { scope, show: append(text), send });
const names = () => store.getState().content.map(({ name }) => name);

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/thing');
  server.on(FETCH, { json: [{ id: 1, name: 'a' }] }, { json: [{ id: 1, name: 'now' }] });
  await refreshList(source);
});
afterEach(() => server.stop());

test('a change is shown at once, and the list is fetched afterwards', async () => {
  const call = deferred<undefined>();
  const changed = change('b', async () => {
    await call.promise;
    return append('b');
  });
  expect(names()).toEqual(['ab']);
  expect(settledContent(source)).toEqual([{ id: 1, name: 'a' }]);
  call.resolve(undefined);
  await changed;
  expect(names()).toEqual(['ab']);
  await expect.poll(names).toEqual(['now']);
});

test('a failed change is reverted, and the others stay', async () => {
  const [first, second] = [deferred<undefined>(), deferred<undefined>()];
  const failing = change('b', () => first.promise);
  const good = change('c', async () => {
    await second.promise;
    return append('c');
  });
  expect(names()).toEqual(['abc']);
  first.resolve(undefined);
  await failing;
  expect(names()).toEqual(['ac']);
  expect(server.requests).toHaveLength(1);
  second.resolve(undefined);
  await good;
  await expect.poll(names).toEqual(['now']);
  expect(server.requests).toHaveLength(2);
});

test('the result of the change replaces what was shown', async () => {
  await change('?', async () => append('!'));
  expect(names()).toEqual(['a!']);
});

test('changes from the server are merged into its last response, not into local changes', async () => {
  const version = { 'List-Version': '1' };
  server.on(FETCH, { json: [{ id: 1, name: 'a' }], headers: version });
  server.on(`${FETCH}?since=1`, {
    json: { changed: [], removed: [], order: 'asc' },
    headers: { ...version, 'List-Since': '1' },
  });
  await refreshList(source);
  await change('?', async () => append('!'));
  expect(names()).toEqual(['a!']);
  await expect.poll(names).toEqual(['a']);
});

test('a response that arrives during a change is ignored', async () => {
  const answer = deferred<Reply>();
  const arrived = deferred<void>();
  server.on(
    FETCH,
    () => {
      arrived.resolve();
      return answer.promise;
    },
    { json: [{ id: 1, name: 'after' }] },
  );
  const early = refreshList(source);
  await arrived.promise;
  const call = deferred<undefined>();
  const changed = change('b', () => call.promise);
  answer.resolve({ json: [{ id: 1, name: 'before' }] });
  await early;
  await refreshList(source);
  expect(names()).toEqual(['ab']);
  expect(store.getState().refreshing).toBe(false);
  call.resolve(undefined);
  await changed;
  await expect.poll(names).toEqual(['after']);
});

test('a change that ends after the session shows and fetches nothing', async () => {
  const call = deferred<undefined>();
  const changed = change('b', async () => {
    await call.promise;
    return append('b');
  });
  endSession();
  call.resolve(undefined);
  await changed;
  expect(store.getState()).toMatchObject({ status: 'loading', content: [] });
  expect(server.requests).toHaveLength(1);
});

test('changes with the same key are sent one after the other', async () => {
  const first = deferred<undefined>();
  const sent: string[] = [];
  const failing = change('b', () => first.promise, 'key');
  const next = change(
    'c',
    async (hasPreviousFailed) => {
      sent.push(`c after ${hasPreviousFailed ? 'a failure' : 'a success'}`);
      return append('c');
    },
    'key',
  );
  expect([names(), sent]).toEqual([['abc'], []]);
  first.resolve(undefined);
  await Promise.all([failing, next]);
  expect([names(), sent]).toEqual([['ac'], ['c after a failure']]);
});
