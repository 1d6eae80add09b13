import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateRow } from '../../api/entities';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../calls/notices';
import { texts as callTexts } from '../calls/texts';
import { confirmationStore } from '../session/rights';
import { endSession, startSession } from '../session/session';
import { signedInAt } from '../testing';
import { changeSelected, editOf } from './change-selected';

const config = entityConfig({ fields: [{ name: 'name', type: 'text' }] });
const UPDATE = 'POST /api/thing/update';
const EDIT = 'POST /api/selection/edit';
const ROLL_BACK = 'POST /api/history/rollBack';
const rows = [1, 2, 3].map((id) => ({ id, version: id + 4, name: 'A' }));
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/thing');
});
afterEach(() => server.stop());

const refresh = vi.fn(async () => {});
const kind = { entity: 'thing', label: 'Thing', labelPlural: 'Things', refresh };
const change = () =>
  editOf(kind, rows, {
    values: { name: 'B' },
    words: 'Name set to B',
    send: (row) => updateRow(config, { ...row, name: 'B' }),
  });
const toasts = () => noticesStore.getState().toasts;
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);
const run = (onProgress = (_: number) => {}, { signal } = new AbortController()) =>
  changeSelected(change(), { onProgress, signal });

test('our own server gets one request for all rows, and one to undo the change', async () => {
  confirmationStore.setState({ offers: ['history'] });
  server.on(EDIT, { json: { change: 7, changed: 3 } });
  server.on(ROLL_BACK, { json: { rolledBack: 3, left: 0 } });
  expect(await run()).toEqual({ changed: 3, failures: [], left: [] });
  expect(JSON.parse(server.seen(EDIT)[0]?.body ?? '')).toEqual({
    entity: 'thing',
    values: { name: 'B' },
    rows: [
      [1, 5],
      [2, 6],
      [3, 7],
    ],
  });
  expect(toasts().map(({ text }) => text)).toEqual(['3 Things updated\nName set to B']);
  toasts()[0]?.action?.run();
  await expect.poll(() => server.seen(ROLL_BACK)[0]?.body).toBe('{"id":7,"take":[]}');
  expect(server.seen(UPDATE)).toEqual([]);
  await expect.poll(() => toasts().map(({ text }) => text)).toEqual(['Undone in 3 rows.']);
  expect(noticesStore.getState().undo).toBeUndefined();
});

test('the alert about too many requests to our own server is gone once it accepts the change', async () => {
  confirmationStore.setState({ offers: ['history'] });
  server.on(EDIT, { status: 429, json: { message: 'No.' } }, { json: { change: 7, changed: 3 } });
  await run();
  expect(alerts()).toEqual([callTexts.tooManyRequests]);
  await run();
  expect(alerts()).toEqual([]);
});

test('Undo is not offered to users without the right to undo', async () => {
  confirmationStore.setState({ offers: ['history'], rights: { thing: ['update'] } });
  server.on(EDIT, { json: { change: 7, changed: 3 } });
  await run();
  expect(toasts()).toMatchObject([{ text: '3 Things updated\nName set to B', action: undefined }]);
});

test('if our own server rejects rows, they are named, and nothing is changed', async () => {
  confirmationStore.setState({ offers: ['history'] });
  const errors = { 'rows.2.name': ['Too long.'], 'rows.3': ['It is gone.'] };
  server.on(EDIT, { status: 422, json: { message: 'No.', errors } });
  expect(await run()).toEqual({
    changed: 0,
    left: ['1', '2', '3'],
    failures: [
      { id: '2', message: 'Too long.' },
      { id: '3', message: 'It is gone.' },
    ],
  });
});

test('other servers get the rows one after the other, and failed rows are reported', async () => {
  const errors = { name: ['Too long.'] };
  server.on(UPDATE, {}, { status: 422, json: { message: 'No.', errors } }, {});
  const progress: number[] = [];
  expect(await run((done) => progress.push(done))).toEqual({
    changed: 2,
    failures: [{ id: '2', message: 'Too long.' }],
    left: ['2'],
  });
  expect([progress, toasts()]).toEqual([[1, 2, 3], []]);
  expect(refresh).toHaveBeenCalled();
});

test('sending row by row can be stopped, and ends with the session', async () => {
  server.on(UPDATE, {});
  const abort = new AbortController();
  expect(await run(() => abort.abort(), abort)).toEqual({
    changed: 1,
    failures: [],
    left: ['2', '3'],
  });
  server.on(UPDATE, { status: 401, json: { message: 'No.' } });
  expect(await run()).toEqual({ changed: 0, failures: [], left: ['1', '2', '3'] });
});

test('a row is sent again after a while if the server gets too many requests, and an alert says so until then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.on(UPDATE, { status: 429, json: { message: 'Slow down.' } }, {});
  const running = run();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  expect(alerts()).toEqual([callTexts.tooManyRequests]);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await running).toEqual({ changed: 3, failures: [], left: [] });
  expect(server.seen(UPDATE)).toHaveLength(4);
  expect(alerts()).toEqual([]);
});

test('rows that wait because the server gets too many requests are not sent for the next user', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.on(UPDATE, { status: 429, json: { message: 'Slow down.' } }, {});
  const running = run();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  endSession();
  startSession({ id: 8, username: 'asha' });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await running).toMatchObject({ changed: 0, left: ['1', '2', '3'] });
  expect(server.seen(UPDATE)).toHaveLength(1);
});

test('the alert about too many requests stays if the change is stopped before the server accepts more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.on(UPDATE, {}, { status: 429, json: { message: 'Slow down.' } });
  const abort = new AbortController();
  const running = run(undefined, abort);
  await expect.poll(alerts).toEqual([callTexts.tooManyRequests]);
  abort.abort();
  vi.useRealTimers();
  expect(await running).toMatchObject({ changed: 1 });
  expect(alerts()).toEqual([callTexts.tooManyRequests]);
});

test('a change that is stopped while its request is under way does not wait to send it again', async () => {
  // A pause would never end.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.on(UPDATE, { status: 429, json: { message: 'Slow down.' } });
  const abort = new AbortController();
  async function send(row: Row) {
    abort.abort();
    await updateRow(config, row);
  }
  const { signal } = abort;
  const outcome = await changeSelected({ ...change(), send }, { onProgress() {}, signal });
  vi.useRealTimers();
  expect(outcome).toMatchObject({ changed: 0, left: ['1', '2', '3'] });
});
