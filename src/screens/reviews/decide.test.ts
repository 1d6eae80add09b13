import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { noticesStore } from '../../stores/calls/notices';
import { listStore, refreshList } from '../../stores/lists/lists';
import { reviewList } from '../../stores/reviews/list';
import { confirmationStore } from '../../stores/session/rights';
import { endSession, startSession } from '../../stores/session/session';
import { signedInAt } from '../../stores/testing';
import { decide } from './decide';

const FETCH = 'POST /api/review/fetch';
const UPDATE = 'POST /api/review/update';
/** XMLHttpRequest needs these, because the test’s page and server have different origins. */
const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, idempotency-key, x-requested-with, x-xsrf-token',
};
const row = { id: 1, name: 'Asha', rating: 4, status: 1, wpId: ['WP1'], review_images: [] };
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/review');
  server.on(UPDATE.replace('POST', 'OPTIONS'), { headers });
  server.on(UPDATE, { json: row, headers });
  server.on(FETCH, { json: { wpId: ['WP1'], review: [row] } });
});
afterEach(() => server.stop());

/** The values of a field that were sent. */
const sent = (name: string) =>
  server
    .seen(UPDATE)
    .map(({ body }) => new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(body)?.[1]);

test.each([
  ['a new review', { decided: false }, 1],
  ['a review with a decision', { decided: true }, 0],
  ['a review of an older database', { decided: null }, 0],
  ['a review of another server', {}, 0],
])('setting the current status of %s (%j) sends %d updates', async (_, more, count) => {
  await decide({ ...row, ...more }, '1');
  expect(server.seen(UPDATE)).toHaveLength(count);
});

test('a decision made before the response to an earlier one is sent after it, as a change of its result', async () => {
  const first = deferred<Reply>();
  const before = { ...row, status: 0, decided: true, version: 4 };
  server.on(UPDATE, first.promise, { json: { ...before, version: 6 }, headers });
  const both = [decide(before, '1'), decide(before, '0')];
  await expect.poll(() => server.seen(UPDATE)).toHaveLength(1);
  first.resolve({ json: { ...before, status: 1, version: 5 }, headers });
  await Promise.all(both);
  expect(sent('status')).toEqual(['1', '0']);
  expect(sent('version')).toEqual(['4', '5']);
  expect(noticesStore.getState().alerts).toEqual([]);
});

test('a decision made before the list has the earlier one is a change of its result', async () => {
  const before = { ...row, id: 2, status: 0, decided: true, version: 4 };
  const after = { ...before, status: 1, version: 5 };
  server.on(UPDATE, { json: after, headers }, { json: { ...before, version: 6 }, headers });
  await decide(before, '1');
  await decide(before, '0');
  expect(sent('status')).toEqual(['1', '0']);
  expect(sent('version')).toEqual(['4', '5']);
});

test('a decision that waits is not sent for the next user', async () => {
  const first = deferred<Reply>();
  server.on(UPDATE, first.promise, { json: row, headers });
  const both = [decide({ ...row, status: 0 }, '1'), decide({ ...row, status: 0 }, '0')];
  await expect.poll(() => server.seen(UPDATE)).toHaveLength(1);
  endSession();
  startSession({ id: 8, username: 'asha' });
  first.resolve({ json: row, headers });
  await Promise.all(both);
  expect(server.seen(UPDATE)).toHaveLength(1);
});

test('a review that someone else has changed is fetched, so that people can look at it again', async () => {
  await refreshList(reviewList);
  const current = { ...row, status: 0, version: 3 };
  server.on(UPDATE, { status: 409, json: { message: 'Changed.', current }, headers });
  server.on(FETCH, { json: { wpId: ['WP1'], review: [current] } });
  await decide({ ...row, version: 2 }, '0');
  await expect.poll(() => listStore(reviewList).getState().content.review).toEqual([current]);
  expect(noticesStore.getState().alerts).toMatchObject([
    { text: expect.stringContaining('Look at it again') },
  ]);
});

test.each([
  [['history'], true],
  [[], false],
])(
  'with the offers %j, a review that is decided on stays in view: %j',
  async (offers, keepsView) => {
    confirmationStore.setState({ offers });
    await decide(row, '0');
    await expect.poll(() => listStore(reviewList).getState().status).toBe('ready');
    expect(listStore(reviewList).getState().keepsView).toBe(keepsView);
  },
);
