import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from './compress-responses';

test.each([
  [undefined, 'accept-encoding'],
  ['accept', 'accept, accept-encoding'],
  ['accept, accept-encoding', 'accept, accept-encoding'],
])('a compressed response that varies by %s also varies by its encoding', async (own, vary) => {
  const app = fastify();
  compressResponses(app);
  app.get('/', (_, reply) => {
    if (own) reply.header('vary', own);
    return 'long '.repeat(1000);
  });
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', vary]);
});
