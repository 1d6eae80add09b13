import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/settings';
import { startTestServer } from '../testing/test-server';
import { arrivalRoute } from './arrival';
import { runCheck } from './checks';

const secret = 'a secret that is only good for tests';

/** What the doctor finds, in a line. */
async function look(origin: string, trustedProxies: string[] = []): Promise<string> {
  const result = readSettings({ PAPERHANGER_ORIGIN: origin });
  if ('problems' in result) throw new Error(result.problems.join());
  const settings = { ...result.settings, trustedProxies };
  const findings = await runCheck('proxy', { settings, secret, sendTo: undefined });
  return findings.map(({ level, text }) => `${level} ${text}`).join('\n');
}

describe('the doctor asks the server through its proxy and finds', () => {
  /** A server, and a proxy before it that changes X-Forwarded-For. */
  async function lookThrough(
    forward: (received: string | undefined) => string | undefined,
    trustedProxies: string[],
  ): Promise<string> {
    const server = await startTestServer({
      settings: { trustedProxies },
      publicRoutes: [arrivalRoute(secret, Date.now)],
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = createServer(({ url, headers }, response) => {
      const forwarded = forward(headers['x-forwarded-for']?.toString());
      const { 'x-forwarded-for': _dropped, ...rest } = headers;
      const all = { ...rest, ...(forwarded && { 'x-forwarded-for': forwarded }) };
      const { port } = server.app.server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path: url, headers: all }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const found = await look(`http://127.0.0.1:${port}`, trustedProxies);
    proxy.closeAllConnections();
    proxy.close();
    await server.close();
    return found;
  }
  const sender = '198.51.100.4';

  test.each<[string, string | undefined, string[], RegExp]>([
    ['that all is well', sender, ['127.0.0.1'], /^ok .* this one had 198.51.100.4/],
    [
      'that it sends no address',
      undefined,
      ['127.0.0.1'],
      /^fail The proxy sends no X-Forwarded-For/,
    ],
    [
      'that it is not trusted',
      sender,
      ['10.0.0.1'],
      /^fail .* come from 127.0.0.1, which is not in/,
    ],
    [
      'that it passes on any address',
      'as received',
      ['127.0.0.1'],
      /^fail The server believes any/,
    ],
  ])('%s', async (_what, forwarded, trusted, expected) => {
    const forward = (received?: string) => (forwarded === 'as received' ? received : forwarded);
    expect(await lookThrough(forward, trusted)).toMatch(expected);
  });

  test('that none responds', async () => {
    expect(await look('http://127.0.0.1:9')).toMatch(/^fail The server can’t be reached/);
  });
});

test('only the doctor learns how its request arrived', async () => {
  const server = await startTestServer({ publicRoutes: [arrivalRoute(secret, Date.now)] });
  expect((await server.visitor().get('/readyz/arrival')).statusCode).toBe(404);
  await server.close();
});
