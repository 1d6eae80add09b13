import { once } from 'node:events';
import { createServer } from 'node:http';
import { request as requests } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { send } from '../fixtures/send';

test('a call that is rejected with Retry-After is repeated once, after that time', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  let from: number | undefined;
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    if (from !== undefined && Date.now() >= from) return response.end('done');
    from ??= Math.ceil((Date.now() + 1) / 1000) * 1000;
    return response.writeHead(429, { 'Retry-After': new Date(from).toUTCString() }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const request = await requests.newContext();
  const port = address !== null && typeof address === 'object' && address.port;
  const answer = await send(request, `http://127.0.0.1:${port}`, undefined);
  expect([await answer.text(), calls]).toEqual(['done', 2]);
  await request.dispose();
  server.close();
});
