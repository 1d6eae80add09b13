import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import type { Routes } from '../http/schemas';
import { startTestServer, type TestServer } from '../testing/test-server';

const nasty = '</script><script>alert(1)</script><!-- <script> $& $` \u2028 “₹”';
const configs = [
  entityConfig({
    name: 'supplier',
    label: 'Supplier',
    fields: [{ name: 'notes', default: nasty, type: 'text' }],
  }),
];
const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Paperhanger</title></head><body></body></html>',
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets/main-abc123.js'), script);
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  server = await startTestServer({ configs, pagesFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const open = (path: string, headers = {}) =>
  server.visitor().get(path, { ...asBrowser, ...headers });

/** The text of the data block, which ends for a browser at the first `</script`. */
function dataBlock(html: string): string {
  const [, rest = ''] = html.split('<script type="application/json" id="entity-configs">');
  return rest.split(/<\/script/i)[0] ?? '';
}

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/installer',
    '/installer?page=2&search=a.b',
    '/404',
    '/no/such/screen',
  ])('is what a browser gets at %s', async (path) => {
    const answer = await open(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>Paperhanger</title>');
  });

  test('has the configs in a data block that nothing in them can end', async () => {
    const { body } = await open('/index.html');
    expect(JSON.parse(dataBlock(body))).toEqual(JSON.parse(JSON.stringify(configs)));
    expect(dataBlock(body)).not.toMatch(/<!--|<script/i);
    expect(body.match(/<\/script>/g)).toHaveLength(1);
  });

  test('is compressed for clients that accept it', async () => {
    const plain = await open('/login');
    const brotli = await open('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const zipped = await open('/login', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.vary).toContain('accept-encoding');
    for (const [accepted, encoding] of [
      ['br;Q=0, GZIP', 'gzip'],
      ['br; q=0.000', undefined],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['x-br', undefined],
      ['br;q=0.1', 'br'],
    ]) {
      const answer = await open('/login', { 'accept-encoding': accepted });
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, encoding]);
    }
  });

  test('is not sent again to a client that has it', async () => {
    const { etag } = (await open('/')).headers;
    const again = await open('/installer', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('has no body for HEAD', async () => {
    const answer = await server.visitor().send({ method: 'HEAD', url: '/', headers: asBrowser });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('may run only its own files, and not in a frame', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect((await open('/')).headers['referrer-policy']).toBe('same-origin');
  });
});

describe('a file', () => {
  test('with a hash in its name is cached forever and compressed', async () => {
    const answer = await server
      .visitor()
      .get('/assets/main-abc123.js', { accept: '*/*', 'accept-encoding': 'gzip, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('accept-encoding'),
    });
    for (const name of ['etag', 'x-request-id']) expect(answer.headers).not.toHaveProperty(name);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test('is not compressed for clients that do not accept it', async () => {
    const answer = await server.visitor().get('/assets/main-abc123.js', { accept: '*/*' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(script);
  });

  test('without a hash is revalidated each time', async () => {
    const answer = await server.visitor().get('/favicon.svg', { accept: 'image/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/assets/gone-123.js', '*/*'],
    ['/assets/gone-123.js', 'text/html'],
    ['/assets/', 'text/html'],
    ['/favicon.ico', 'image/*'],
    ['/robots.txt', '*/*'],
    ['/../package.json', '*/*'],
    ['/%2e%2e/package.json', '*/*'],
  ])('that is not there, %s asked for with %s, is a 404 and no page', async (path, accept) => {
    const answer = await server.visitor().get(path, { accept });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
  });
});

describe('an endpoint’s path', () => {
  test.each(['/api/nothing', '/api', '/sanctum/nothing', '/otpSent', '/verifyOTP', '/logout'])(
    '%s is JSON even for a browser',
    async (path) => {
      const client = await server.signedIn();
      const answer = await client.get(path, asBrowser);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
    },
  );

  test('that does not exist is also a 404 for POST', async () => {
    const client = await server.signedIn();
    expect((await client.post('/api/nothing/fetch')).statusCode).toBe(404);
    expect((await client.post('/nothing')).json()).toEqual({
      message: 'There is nothing at this address.',
    });
  });

  test('under /api is a 401 for people who are not signed in, whether it exists or not', async () => {
    for (const path of ['/api/nothing', '/api/supplier/fetch']) {
      expect((await open(path)).statusCode).toBe(401);
    }
  });
});

test('a server without built pages reports it', async () => {
  const { database } = server;
  const bare = await startTestServer({ database, pagesFolder: join(folder, 'assets') });
  const answer = await bare.visitor().get('/login', asBrowser);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toContain('npm run build');
  await bare.close();
});

test('pages with their files and pictures are limited by address, separately', async () => {
  const limits = { pages: { max: 3, windowMs: 60_000 } };
  const pictures: Routes = async (open) => {
    open.get('/images/uploads/:name', async () => 'a picture');
  };
  const limited = await startTestServer({
    configs,
    pagesFolder: folder,
    limits,
    publicRoutes: [pictures],
  });
  const statusOf = async (path: string) =>
    (await limited.visitor().get(path, asBrowser)).statusCode;
  expect(await statusOf('/assets/main-abc123.js')).toBe(200);
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/supplier')).toBe(200);
  expect(await statusOf('/assets/main-abc123.js')).toBe(429);
  expect(await statusOf('/supplier')).toBe(429);
  for (const status of [200, 200, 200, 429])
    expect(await statusOf('/images/uploads/a.webp')).toBe(status);
  expect(await statusOf('/livez')).toBe(200);
  await limited.close();
});
