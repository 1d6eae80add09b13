import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';

test('a closing server finishes running requests and is not ready until it ends', async () => {
  let finish = () => {};
  let onStart = () => {};
  const started = new Promise<void>((resolve) => {
    onStart = resolve;
  });
  const server = await startTestServer({
    publicRoutes: [
      async (app) => {
        app.get('/slow', async () => {
          onStart();
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return { done: true };
        });
      },
    ],
  });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const slow = fetch(`${url}/slow`);
  await started;
  const closed = server.close();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  finish();
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});

test('a closing server responds to what arrives within a short time, and closes the connections', async () => {
  const server = await startTestServer();
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  // Its connection is kept.
  expect((await fetch(`${url}/livez`)).headers.get('connection')).toBe('keep-alive');
  const closed = server.close();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/livez`)));
  for (const { status, headers } of answers) {
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  }
  await closed;
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});

test('a request that the client has aborted does not delay the end', async () => {
  let onStart = () => {};
  const started = new Promise<void>((resolve) => {
    onStart = resolve;
  });
  const server = await startTestServer({
    publicRoutes: [
      async (app) => {
        app.get('/never', async (request) => {
          onStart();
          await once(request.raw.socket, 'close');
        });
      },
    ],
  });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const givesUp = new AbortController();
  const never = fetch(`${url}/never`, { signal: givesUp.signal });
  await started;
  givesUp.abort();
  await expect(never).rejects.toThrow();
  await server.close();
});

test('a response to a slow reader is sent as a whole', async () => {
  const large = Buffer.alloc(30_000_000);
  const routes = async (app: FastifyInstance) => void app.get('/large', async () => large);
  const server = await startTestServer({ publicRoutes: [routes] });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(`${url}/large`, { agent }, resolve);
  });
  const closed = server.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  expect(await buffer(answer)).toHaveLength(large.length);
  agent.destroy();
  await closed;
});
