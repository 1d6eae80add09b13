import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import type { ChangedReview, NewReview } from '../../entities/wire/reviews';
import { activityStore } from '../calls/activity';
import { noticesStore } from '../calls/notices';
import { signedInAt } from '../testing';
import { addReview, removeReview, updateReview } from './changes';

const [FETCH, ADD, UPDATE, REMOVE] = ['fetch', 'add', 'update', 'remove'].map(
  (call) => `POST /api/review/${call}`,
) as [string, string, string, string];
/** XMLHttpRequest needs these, because the test’s page and server have different origins. */
const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, idempotency-key, x-requested-with, x-xsrf-token',
};
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/review');
  for (const line of [ADD, UPDATE]) server.on(line.replace('POST', 'OPTIONS'), { headers });
  server.on(FETCH, { json: { wpId: ['WP1'], review: [] } });
});
afterEach(() => server.stop());

const added: NewReview = {
  name: 'Asha Rao',
  description: 'Lovely.\nReally.',
  rate: '4',
  wpId: ['WP1', 'WP2'],
  files: [new File(['one'], 'ä.jpg', { type: 'image/jpeg' }), new File(['two'], 'b.png')],
};
const updated: ChangedReview = {
  ...added,
  files: [],
  id: '12',
  status: '0',
  review_images: ['images/a.jpg', 'https://cdn.example/b.jpg'],
  version: undefined,
};

const answer = (line: string, ...replies: Reply[]) =>
  server.on(line, ...replies.map((reply) => ({ ...reply, headers })));
const keys = () => server.seen(ADD).map((seen) => seen.headers['idempotency-key']);

/** The parts of a multipart body: `name` or `name (file name)`, and the content. */
function partsOf(line: string): readonly (readonly [string, string])[] {
  const seen = server.seen(line).at(-1);
  const boundary = /boundary=(.+)$/.exec(String(seen?.headers['content-type']))?.[1] ?? 'none';
  return (seen?.body ?? '')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', content = ''] = part.split('\r\n\r\n');
      const [, name = '', file] = /name="([^"]*)"(?:; filename="([^"]*)")?/.exec(head) ?? [];
      return [file === undefined ? name : `${name} (${file})`, content.replace(/\r\n$/, '')];
    });
}

test('sends a new review as a form with numbered files, and fetches the list again', async () => {
  answer(ADD, { status: 201, text: '' });
  const progress: number[] = [];
  const outcome = await addReview(added, ({ sentBytes }) => progress.push(sentBytes));
  expect(outcome).toEqual({ kind: 'done' });
  expect(partsOf(ADD)).toEqual([
    ['name', 'Asha Rao'],
    ['description', 'Lovely.\r\nReally.'],
    ['rate', '4'],
    ['wpId', 'WP1,WP2'],
    ['file[0] (ä.jpg)', 'one'],
    ['file[1] (b.png)', 'two'],
  ]);
  expect(progress.at(-1)).toBeGreaterThan(0);
  await expect.poll(() => server.seen(FETCH)).toHaveLength(1);
});

test('sends id, status and the remaining images with an update', async () => {
  answer(UPDATE, { text: '1' });
  expect(await updateReview(updated, '')).toEqual({ kind: 'done' });
  expect(Object.fromEntries(partsOf(UPDATE))).toEqual({
    name: 'Asha Rao',
    description: 'Lovely.\r\nReally.',
    rate: '4',
    wpId: 'WP1,WP2',
    id: '12',
    status: '0',
    review_images: 'images/a.jpg,https://cdn.example/b.jpg',
  });
  expect(noticesStore.getState().toasts.map(({ text }) => text)).toEqual(['Data Updated']);
});

test('sends an empty text when no image remains, and the version if there is one', async () => {
  answer(UPDATE, { text: '1' });
  await updateReview({ ...updated, review_images: [], version: '7' }, '');
  expect(Object.fromEntries(partsOf(UPDATE))).toMatchObject({ review_images: '', version: '7' });
});

test('a repeated submit keeps its key, and a submit with other files has a new key', async () => {
  answer(ADD, { status: 500 }, { status: 500 }, { text: '' });
  await addReview(added);
  await addReview({ ...added });
  await addReview({ ...added, files: added.files.slice(1) });
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('two simultaneous submits send one request', async () => {
  const reply = deferred<Reply>();
  server.on(ADD, reply.promise);
  const both = [addReview(added), addReview(added)];
  reply.resolve({ text: '', headers });
  expect(await Promise.all(both)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(server.seen(ADD)).toHaveLength(1);
});

test('returns the errors of single files and of all files together', async () => {
  answer(
    ADD,
    { status: 422, json: { message: 'No.', errors: { 'file.1': ['Not a picture.'] } } },
    { status: 413, json: { message: '' } },
  );
  expect(await addReview(added)).toEqual({
    kind: 'invalid',
    errors: { 'file.1': 'Not a picture.' },
  });
  expect(await addReview(added)).toEqual({
    kind: 'failed',
    message: expect.stringContaining('too large'),
  });
});

test('an outdated update returns the current review', async () => {
  answer(UPDATE, { status: 409, json: { message: 'Changed.', current: { id: 12, version: 8 } } });
  expect(await updateReview({ ...updated, version: '7' }, '')).toEqual({
    kind: 'conflict',
    current: { id: 12, version: 8 },
    message: 'Changed.',
  });
});

test('a failed removal shows nothing, and can be retried in the Activity panel', async () => {
  server.on(REMOVE, { status: 404, json: { message: '' } }, { status: 204 });
  await removeReview({ id: 12 });
  const { toasts, alerts } = noticesStore.getState();
  expect([toasts, alerts]).toEqual([[], []]);
  const [entry] = activityStore.getState().entries;
  expect(entry?.what).toBe('Remove Review 12');
  entry?.retry?.();
  await expect.poll(() => server.seen(REMOVE)).toHaveLength(2);
  expect(server.seen(REMOVE)[1]?.body).toBe('{"id":12}');
});
