import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { activityStore } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { listStore, refreshList } from '../lists/lists';
import { rowsOf } from '../lists/rows';
import { confirmationStore } from '../session/rights';
import { signedInAt } from '../testing';
import { addRow, removeRow, revealRow, updateRow } from './rows';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const [FETCH, ADD, UPDATE, REMOVE] = ['fetch', 'add', 'update', 'remove'].map(
  (call) => `POST /api/thing/${call}`,
) as [string, string, string, string];
const ROW = { id: 1, name: 'A' };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/thing');
  server.on(FETCH, { json: [ROW] });
});
afterEach(() => server.stop());

const refetched = () =>
  expect.poll(() => listStore(rowsOf(config)).getState().status).toBe('ready');
const keys = () => server.seen(ADD).map(({ headers }) => headers['idempotency-key']);
const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

describe('a change that succeeds', () => {
  test('is done, whatever the response, and the list is fetched again', async () => {
    server.on(ADD, { status: 201, text: '' });
    expect(await addRow(config, { name: 'B' })).toEqual({ kind: 'done' });
    await refetched();
    server.on(REMOVE, { status: 204 });
    expect(await removeRow(config, { id: 1 })).toEqual({ kind: 'done' });
    await expect.poll(() => server.seen(FETCH)).toHaveLength(2);
    expect(toasts()).toEqual([]);
  });

  test('shows Data Updated after an update', async () => {
    server.on(UPDATE, { text: '1' });
    const row = { id: 1, name: 'B', other: null };
    expect(await updateRow(config, row, row)).toEqual({ kind: 'done' });
    expect(server.seen(UPDATE)[0]?.body).toBe('{"id":1,"name":"B","other":null}');
    expect(toasts()).toEqual(['Data Updated']);
    await refetched();
  });

  test('can’t be undone on another server, and an earlier change can no longer be undone either', async () => {
    const earlier = { label: 'Undo', run: () => {} };
    server.on(ADD, { json: { id: 2, name: 'B' } });
    server.on(REMOVE, { status: 204 });
    for (const change of [
      () => addRow(config, { name: 'B' }),
      () => removeRow(config, { id: 1 }),
    ]) {
      noticesStore.setState({ undo: earlier });
      await change();
      expect(noticesStore.getState().undo).toBeUndefined();
    }
    await refetched();
  });

  test('offers to open the added row only to those who can update it', async () => {
    confirmationStore.setState({ offers: ['history'] });
    const fields = [{ name: 'name', type: 'text' }];
    const updatable = entityConfig({ fields, actions: { add: {}, update: {} } });
    server.on(ADD, { json: { id: '2/b', version: 1, name: 'B' } }, { json: { id: 3, version: 1 } });
    await addRow(updatable, { name: 'B' });
    const opened = () => noticesStore.getState().toasts.map(({ action }) => action?.opens);
    expect(opened()).toEqual([`${updatable.route}?row=2%2Fb`]);
    await addRow(entityConfig({ fields, actions: { add: {} } }), { name: 'C' });
    expect(opened()).toEqual([undefined]);
    await refetched();
  });

  test('says which fields of which row have changed', async () => {
    await refreshList(rowsOf(config));
    server.on(UPDATE, { text: '1' });
    await updateRow(config, ROW, { id: 1, name: 'B' });
    expect(toasts()).toEqual(['Data Updated\nA: Name set to B']);
    await refetched();
  });

  test('does not count a value as changed because another server sends it in another form', async () => {
    const fields = ['name', 'pin'].map((name) => ({ name, type: 'text' }));
    const shop = entityConfig({ fields });
    const row = { id: 1, name: 'A', pin: 302001 };
    server.on(FETCH, { json: [row] });
    await refreshList(rowsOf(shop));
    server.on(UPDATE, { text: '1' });
    await updateRow(shop, row, { id: 1, name: 'B', pin: '302001' });
    expect(toasts()).toEqual(['Data Updated\nA: Name set to B']);
    await refetched();
  });
});

describe('a change that fails', () => {
  test('returns the first message of every field, even of unknown ones', async () => {
    const errors = { name: ['Short.', 'Odd.'], other: 'Missing.', 'file.0': [] };
    server.on(ADD, { status: 422, json: { message: 'No.', errors } });
    expect(await addRow(config, { name: '' })).toEqual({
      kind: 'invalid',
      errors: { name: 'Short.', other: 'Missing.' },
    });
    expect(server.seen(FETCH)).toHaveLength(0);
    expect(activityStore.getState().entries).toEqual([]);
  });

  test('returns the current row of a conflict', async () => {
    const current = { id: 1, name: 'C', version: 3 };
    server.on(UPDATE, { status: 409, json: { message: 'Changed.', current } });
    const conflict = { kind: 'conflict', current, message: 'Changed.' };
    expect(await updateRow(config, ROW, { id: 1, version: 2 })).toEqual(conflict);
    expect(toasts()).toEqual([]);
  });

  test('shows one alert, however often it fails for the same reason', async () => {
    server.on(ADD, { status: 429 });
    const outcome = await addRow(config, { name: 'A' });
    await addRow(config, { name: 'B' });
    expect(outcome).toEqual({ kind: 'failed', message: undefined });
    expect(alerts()).toEqual(['You are sending too many request. Wait for 10 second.']);
  });

  test('shows an alert for a 500', async () => {
    server.on(UPDATE, { status: 500, text: '<html>' });
    await updateRow(config, ROW, { id: 1 });
    expect(alerts()).toEqual(['Oops, something went wrong!  The team have been notified.']);
  });

  test('says that there was no response, and fetches the list', async () => {
    server.on(UPDATE, 'drop');
    const outcome = await updateRow(config, ROW, { id: 1 });
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringMatching(/no answer/) });
    await refetched();
    expect(activityStore.getState().entries).toMatchObject([{ what: 'Update Thing 1' }]);
  });

  test('shows the server’s message for any other status', async () => {
    server.on(ADD, { status: 413, json: { message: 'Too large.' } }, { status: 418 });
    const failed = (message: string) => ({ kind: 'failed', message });
    expect(await addRow(config, {})).toEqual(failed('Too large.'));
    expect(await addRow(config, {})).toEqual(failed('The server rejected the request (418).'));
  });
});

test('a failed removal is silent, and can be retried in the Activity panel', async () => {
  server.on(
    REMOVE,
    { status: 422, json: { errors: { id: ['Still has orders.'] } } },
    { status: 204 },
  );
  await removeRow(config, { id: 1 });
  expect([...alerts(), ...toasts()]).toEqual([]);
  const [entry] = activityStore.getState().entries;
  expect(entry).toMatchObject({ what: 'Remove Thing 1', cause: 'Still has orders.' });
  entry?.retry?.();
  await refetched();
  expect(server.seen(REMOVE).map(({ body }) => body)).toEqual(['{"id":1}', '{"id":1}']);
});

describe('a row that someone else has removed', () => {
  const GONE = 'Asha no longer exists. Someone may have removed it.';

  test('can’t be updated: the message says why, and the list is fetched again', async () => {
    server.on(UPDATE, { status: 404, json: { message: 'No query results for model.' } });
    expect(await updateRow(config, { id: 9 }, { id: 9, name: 'Asha' })).toEqual({
      kind: 'failed',
      message: GONE,
    });
    expect(activityStore.getState().entries).toMatchObject([{ cause: GONE }]);
    await refetched();
  });

  test('can’t be removed again', async () => {
    server.on(REMOVE, { status: 404 });
    await removeRow(config, { id: 9, name: 'Asha' });
    expect(activityStore.getState().entries).toMatchObject([{ cause: GONE }]);
    await refetched();
  });

  test('is not confused with a server that lacks the endpoint', async () => {
    const message = 'This server cannot do that.';
    server.on(UPDATE, { status: 405 });
    expect(await updateRow(config, { id: 9 }, { id: 9 })).toEqual({ kind: 'failed', message });
    server.on(ADD, { status: 404 });
    expect(await addRow(config, {})).toEqual({ kind: 'failed', message });
  });

  test('is named by its title in the list, or else by its kind and id', async () => {
    server.on(UPDATE, { status: 404 });
    const gone = (name: string) => ({
      kind: 'failed',
      message: expect.stringMatching(`^${name} `),
    });
    expect(await updateRow(config, { id: 9 }, { id: 9 })).toEqual(gone('Thing 9'));
    await refetched();
    expect(await updateRow(config, ROW, { id: 1, name: 'Renamed' })).toEqual(gone('A'));
  });
});

test.each([
  [409, { message: 'It has changed.', current: {} }, 'It has changed.'],
  [422, { errors: { id: ['There is no such row.'] } }, 'There is no such row.'],
])(
  'a %i in response to a request for encrypted values is in the Activity panel',
  async (status, json, cause) => {
    confirmationStore.setState({ offers: ['history'] });
    server.on('POST /api/encrypted-values', { status, json });
    expect(await revealRow(config, ROW)).toBeUndefined();
    expect(activityStore.getState().entries).toMatchObject([{ cause }]);
    expect(alerts()).toEqual([]);
  },
);

test('an add cannot be retried in the Activity panel', async () => {
  server.on(ADD, { status: 503 });
  expect(await addRow(config, {})).toEqual({ kind: 'failed', message: undefined });
  expect(activityStore.getState().entries).toMatchObject([{ what: 'Add Thing', retry: undefined }]);
});

test('two clicks send one request', async () => {
  const reply = deferred<Reply>();
  server.on(ADD, reply.promise);
  const both = Promise.all([addRow(config, { name: 'A' }), addRow(config, { name: 'A' })]);
  reply.resolve({ status: 201 });
  expect(await both).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(server.seen(ADD)).toHaveLength(1);
  await refetched();
});

describe('the key of an add', () => {
  test('stays the same when the same row is sent again after a failure', async () => {
    server.on(ADD, 'drop', { status: 502 }, { status: 201 });
    for (let tries = 0; tries < 4; tries += 1) await addRow(config, { name: 'A' });
    const [first, second, third, afterSuccess] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(afterSuccess).not.toBe(first);
    await refetched();
  });

  test('stays the same even if an earlier row has been added since', async () => {
    const slow = deferred<Reply>();
    server.on(ADD, slow.promise, 'drop', { status: 201 });
    const earlier = addRow(config, { name: 'A' });
    await expect.poll(keys).toHaveLength(1);
    await addRow(config, { name: 'B' });
    slow.resolve({ status: 201 });
    await earlier;
    await addRow(config, { name: 'B' });
    const [, second, third] = keys();
    expect(third).toBe(second);
    await refetched();
  });

  test('differs for another row, and after the server has rejected the row', async () => {
    server.on(ADD, { status: 502 }, { status: 422, json: {} });
    for (const name of ['A', 'B', 'B']) await addRow(config, { name });
    expect(new Set(keys()).size).toBe(3);
  });
});
