import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadProgress } from '../../common/upload-progress';
import { entityConfig } from '../../entities/testing';
import { downloadSpreadsheet, uploadSpreadsheet } from '../spreadsheets';
import { inFlight } from './in-flight';
import { deferred, type Reply, type ScriptedServer, startServer } from './testing';

const config = entityConfig({
  endpoint: '/api/things',
  fields: [{ name: 'name', type: 'text' }],
  actions: { bulkUpdate: { key: 'name' }, download: {} },
});
const file = new File(['x'.repeat(100_000)], 'wallpapers.xlsx');
/** XMLHttpRequest needs these, because the test’s page and server have different origins. */
const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, x-requested-with, x-xsrf-token',
};

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  server.on('OPTIONS /api/things/bulkUpdate', { headers });
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  server.stop();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

const answer = (reply: Reply) =>
  server.on('POST /api/things/bulkUpdate', { ...reply, headers: { ...headers, ...reply.headers } });
const failure = () =>
  uploadSpreadsheet(config, file).then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('an upload posts the file as a form with the usual headers, and reports progress', async () => {
  answer({ text: '' });
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
  document.cookie = 'XSRF-TOKEN=a%3D%3D';
  const progress: UploadProgress[] = [];
  await uploadSpreadsheet(config, file, { onProgress: (step) => progress.push(step) });
  const [seen] = server.seen('POST /api/things/bulkUpdate');
  expect(seen?.headers).toMatchObject({
    accept: 'application/json, application/x.masked+json, */*',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'a==',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(seen?.body).toContain('name="file"; filename="wallpapers.xlsx"');
  const last = progress.at(-1);
  expect(last?.sentBytes).toBe(last?.totalBytes);
  expect(last?.totalBytes).toBeGreaterThan(100_000);
});

test.each([
  [{ status: 422, json: { errors: { 'rows.2.name': ['Bad.'] } } }, 'invalid'],
  [{ status: 401, json: {} }, 'signedOut'],
  [{ status: 419, json: {} }, 'signedOut'],
  [{ status: 200, text: '<!DOCTYPE html><title>Login</title>' }, 'signedOut'],
  [{ status: 429, json: {}, headers: { 'Retry-After': '60' } }, 'tooManyRequests'],
  [{ status: 500, json: {} }, 'serverError'],
  [{ status: 503, json: {} }, 'unavailable'],
  [{ status: 405, json: {} }, 'notFound'],
  [{ status: 413, text: '' }, 'otherStatus'],
] as const)('an upload fails at %j as every request does: %s', async (reply, kind) => {
  answer(reply);
  expect(await failure()).toMatchObject({ kind });
});

test('an upload fails with the server’s messages', async () => {
  answer({ status: 422, json: { errors: { 'rows.2.name': ['Bad.'] } } });
  expect(await failure()).toMatchObject({ errors: { 'rows.2.name': ['Bad.'] } });
});

test('an upload fails with the ID of the request', async () => {
  const exposed = { 'Access-Control-Expose-Headers': 'X-Request-Id', 'X-Request-Id': 'r-7' };
  answer({ status: 500, json: {}, headers: exposed });
  expect(await failure()).toMatchObject({ kind: 'serverError', requestId: 'r-7' });
});

test('an upload fails as signed out after a redirect', async () => {
  answer({ status: 302, headers: { Location: '/login' } });
  server.on('GET /login', { text: 'fine', headers });
  expect(await failure()).toMatchObject({ kind: 'signedOut' });
});

test('an upload fails without a response', async () => {
  server.on('POST /api/things/bulkUpdate', 'drop');
  expect(await failure()).toMatchObject({ kind: 'noResponse' });
});

test('an upload of a file that was edited after it was chosen says so', async () => {
  // The browser can neither send nor read such a file.
  server.on('POST /api/things/bulkUpdate', 'drop');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(
    new DOMException('', 'NotReadableError'),
  );
  expect(await failure()).toMatchObject({
    kind: 'otherStatus',
    message: 'wallpapers.xlsx can’t be read. If you have changed it, choose it again.',
  });
  vi.restoreAllMocks();
});

test('an upload is cancelled with all other requests', async () => {
  const reply = deferred<Reply>();
  server.on('POST /api/things/bulkUpdate', reply.promise);
  const failed = failure();
  await expect.poll(() => server.seen('POST /api/things/bulkUpdate')).toHaveLength(1);
  inFlight.abort();
  expect(await failed).toMatchObject({ kind: 'aborted' });
});

test('an upload that was cancelled before it started sends nothing', async () => {
  const cancelled = uploadSpreadsheet(config, file, { signal: AbortSignal.abort() });
  await expect(cancelled).rejects.toMatchObject({ kind: 'aborted' });
  expect(server.seen('POST /api/things/bulkUpdate')).toEqual([]);
});

test('a download is a file, unless it is a web page', async () => {
  server.on(
    'POST /api/things/download',
    { text: 'PK and so on' },
    { text: '<html><body>Sign in' },
    { status: 503 },
  );
  expect(await (await downloadSpreadsheet(config)).text()).toBe('PK and so on');
  await expect(downloadSpreadsheet(config)).rejects.toMatchObject({ kind: 'signedOut' });
  await expect(downloadSpreadsheet(config)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(server.seen('POST /api/things/download')).toHaveLength(3);
});
