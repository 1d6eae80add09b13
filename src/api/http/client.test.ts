import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RequestOptions, send } from './client';
import { inFlight } from './in-flight';
import { deferred, type Reply, type ScriptedServer, startServer } from './testing';

let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  server.stop();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

const post: RequestOptions = { method: 'post', path: '/call' };
const read: RequestOptions = { ...post, isRead: true };
const failure = (options: RequestOptions) =>
  send(options).then(
    () => 'no failure',
    (error) => error,
  );

describe('every request', () => {
  test('accepts JSON first, and sends the decoded token of the newest cookie', async () => {
    server.on('POST /call', { text: '1' });
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
    document.cookie = 'XSRF-TOKEN=old';
    await send(post);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
    document.cookie = 'XSRF-TOKEN=eyJpdiI6%2Fa%3D%3D';
    await send({ ...post, json: { name: 'Ravi' } });

    const [first, second] = server.requests;
    expect(first?.headers['x-xsrf-token']).toBe('old');
    expect(second?.headers).toMatchObject({
      accept: 'application/json, application/x.masked+json, */*',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'eyJpdiI6/a==',
      'content-type': 'application/json',
    });
    expect(second?.body).toBe('{"name":"Ravi"}');
  });

  test('sends no token with GET', async () => {
    server.on('GET /call', { json: {} });
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie as a server would set it
    document.cookie = 'XSRF-TOKEN=old';
    await send({ ...read, method: 'get' });
    expect(server.requests[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  test('goes to the path of VITE_API_URL', async () => {
    vi.stubEnv('VITE_API_URL', `${server.url}/shop/`);
    server.on('POST /shop/call', { text: 'yes' });
    expect((await send(post)).text).toBe('yes');
  });
});

describe('any 2xx is a success', () => {
  const successes: [what: string, reply: Reply][] = [
    ['with a row', { status: 201, json: { id: 1 } }],
    ['without a body', { status: 204 }],
    ['with a 1 labelled as HTML', { text: '1' }],
    ['with an empty body labelled as HTML', { text: '' }],
    ['with a text about HTML', { text: 'use <html> with care' }],
  ];
  test.each(successes)('%s', async (_, reply) => {
    server.on('POST /call', reply);
    expect(await send(post)).toMatchObject({ status: reply.status ?? 200 });
  });
});

describe('the kind of a failure depends on the response', () => {
  const failures: [what: string, reply: Reply, expected: object][] = [
    ['401', { status: 401, json: { message: 'No.' } }, { kind: 'signedOut', status: 401 }],
    ['419', { status: 419, json: {} }, { kind: 'signedOut', status: 419 }],
    ['a web page', { text: '\n<!-- x --><!DOCTYPE html><p>Login' }, { kind: 'signedOut' }],
    ['an old web page', { text: '<html lang="en">' }, { kind: 'signedOut' }],
    [
      '422',
      { status: 422, json: { message: 'No.', errors: { name: ['Too long.', 'Odd.'] } } },
      { kind: 'invalid', errors: { name: ['Too long.', 'Odd.'] } },
    ],
    [
      '422 with a message alone',
      { status: 422, json: { message: 'No.' } },
      { errors: { '': ['No.'] } },
    ],
    ['403', { status: 403, json: { message: 'No.' } }, { kind: 'forbidden', message: 'No.' }],
    [
      '409',
      { status: 409, json: { message: 'Changed.', current: { id: 1, version: 2 } } },
      { kind: 'conflict', message: 'Changed.', current: { id: 1, version: 2 } },
    ],
    ['409 without a row', { status: 409, json: {} }, { kind: 'otherStatus', status: 409 }],
    [
      '429 of a locked-out sign-in',
      {
        status: 429,
        json: { errors: { username: ['Too many tries.'] } },
        headers: { 'Retry-After': '60' },
      },
      {
        kind: 'tooManyRequests',
        errors: { username: ['Too many tries.'] },
      },
    ],
    ['500 with a page', { status: 500, text: '<!doctype html>' }, { kind: 'serverError' }],
    ['503', { status: 503 }, { kind: 'unavailable' }],
    ['404', { status: 404, json: { message: 'x' } }, { kind: 'notFound', status: 404 }],
    ['405', { status: 405 }, { kind: 'notFound', status: 405 }],
    ['413', { status: 413, json: { message: '' } }, { kind: 'otherStatus', status: 413 }],
  ];
  test.each(failures)('%s', async (_, reply, expected) => {
    server.on('POST /call', reply);
    expect(await failure(post)).toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
  });

  test('a followed redirect, wherever it goes', async () => {
    server.on('POST /call', { status: 302, headers: { Location: '/elsewhere' } });
    server.on('GET /elsewhere', { json: [] }, { status: 404 });
    expect(await failure(post)).toMatchObject({ kind: 'signedOut' });
    expect(await failure(post)).toMatchObject({ kind: 'signedOut' });
  });

  test('a broken connection', async () => {
    server.on('POST /call', 'drop');
    expect(await failure(post)).toMatchObject({ kind: 'noResponse', status: undefined });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a read', () => {
  test('is retried twice when the server is unavailable, after the requested time', async () => {
    const away = { status: 503, headers: { 'Retry-After': '0' } };
    server.on('POST /call', away, away, { json: [] });
    expect((await send(read)).text).toBe('[]');
    server.on('POST /call', away);
    expect(await failure(read)).toMatchObject({ kind: 'unavailable' });
    expect(server.requests).toHaveLength(6);
  });

  test('is retried after a broken connection', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.on('POST /call', 'drop', { json: [] });
    expect((await send(read)).text).toBe('[]');
  });

  test('is any GET by default', async () => {
    server.on('GET /call', { status: 503, headers: { 'Retry-After': '0' } }, { json: [] });
    expect((await send({ method: 'get', path: '/call' })).text).toBe('[]');
  });

  test.each([
    ['the wait would be long', { status: 503, headers: { 'Retry-After': '11' } }],
    ['there are too many requests', { status: 429, headers: { 'Retry-After': '1' } }],
    ['the server has an error', { status: 500 }],
    ['it is unauthorized', { status: 401 }],
  ])('is not retried when %s', async (_, reply) => {
    server.on('POST /call', reply);
    await failure(read);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a request in flight', () => {
  test('is cancelled by its own signal', async () => {
    const controller = new AbortController();
    const arrived = deferred<void>();
    server.on('POST /call', () => {
      arrived.resolve();
      return deferred<Reply>().promise;
    });
    const settled = failure({ ...read, signal: controller.signal });
    await arrived.promise;
    controller.abort();
    expect(await settled).toMatchObject({ kind: 'aborted' });
    expect(server.requests).toHaveLength(1);
  });

  test('is cancelled with all others, but not the next one', async () => {
    const arrived = deferred<void>();
    const never = () => {
      arrived.resolve();
      return deferred<Reply>().promise;
    };
    server.on('POST /call', never, { text: 'again' });
    const settled = failure(read);
    await arrived.promise;
    inFlight.abort();
    expect(await settled).toMatchObject({ kind: 'aborted' });
    expect((await send(post)).text).toBe('again');
  });
});
