// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { endSession } from '../session/session';
import { signedInAt } from '../testing';
import { changeList, listStore, refreshList, settledContent } from './lists';
import { rowList } from './rows';

const source = rowList('thing', 'Things', '/api/thing/fetch');
const store = listStore(source);
const FETCH = 'POST /api/thing/fetch';
let server: ScriptedServer;

/** Adds `text` to every row's name. */
const append = (text: string) => (rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, name: `${row.name}${text}` }));
const names = () => store.getState().content.map(({ name }) => name);

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/thing');
  server.on(FETCH, { json: [{ id: 1, name: 'a' }] }, { json: [{ id: 1, name: 'now' }] });
  await refreshList(source);
});
afterEach(() => {
  server.stop();
  vi.unstubAllEnvs();
});

test('a change is shown at once, and the list is asked for when it is made', async () => {
  const call = later<undefined>();
  const changed = changeList(source, append('b'), async () => {
    await call.promise;
    return append('b');
  });
  expect(names()).toEqual(['ab']);
  expect(settledContent(source)).toEqual([{ id: 1, name: 'a' }]);
  call.give(undefined);
  await changed;
  expect(names()).toEqual(['ab']);
  await vi.waitFor(() => expect(names()).toEqual(['now']));
});

test('a change that fails is taken back, and the others stay', async () => {
  const [first, second] = [later<undefined>(), later<undefined>()];
  const failing = changeList(source, append('b'), () => first.promise);
  const good = changeList(source, append('c'), async () => {
    await second.promise;
    return append('c');
  });
  expect(names()).toEqual(['abc']);
  first.give(undefined);
  await failing;
  expect(names()).toEqual(['ac']);
  expect(server.requests).toHaveLength(1);
  second.give(undefined);
  await good;
  await vi.waitFor(() => expect(names()).toEqual(['now']));
  expect(server.requests).toHaveLength(2);
});

test('what the change came to counts, not what was shown', async () => {
  await changeList(source, append('?'), async () => append('!'));
  expect(names()).toEqual(['a!']);
});

test('an answer from the middle of a change changes nothing', async () => {
  const answer = later<Reply>();
  const arrived = later<void>();
  server.on(
    FETCH,
    () => {
      arrived.give();
      return answer.promise;
    },
    { json: [{ id: 1, name: 'after' }] },
  );
  const early = refreshList(source);
  await arrived.promise;
  const call = later<undefined>();
  const changed = changeList(source, append('b'), () => call.promise);
  answer.give({ json: [{ id: 1, name: 'before' }] });
  await early;
  await refreshList(source);
  expect(names()).toEqual(['ab']);
  expect(store.getState().refreshing).toBe(false);
  call.give(undefined);
  await changed;
  await vi.waitFor(() => expect(names()).toEqual(['after']));
});

test('a change that ends after the session did neither shows nor asks', async () => {
  const call = later<undefined>();
  const changed = changeList(source, append('b'), async () => {
    await call.promise;
    return append('b');
  });
  endSession();
  call.give(undefined);
  await changed;
  expect(store.getState()).toMatchObject({ status: 'loading', content: [] });
  expect(server.requests).toHaveLength(1);
});
