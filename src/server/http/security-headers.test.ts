import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { securityHeaders, siteOrigins } from './security-headers';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function headersOf(
  path: string,
  status: number,
  ...options: Parameters<typeof securityHeaders>
) {
  const add = securityHeaders(...options);
  const app = fastify();
  app.addHook('onSend', async (request, reply) => add(request, reply));
  app.get('*', (_request, reply) => reply.code(status).header('x-frame-options', 'own').send());
  return (await app.inject(path)).headers;
}

const policyOf = async (...options: Parameters<typeof securityHeaders>) =>
  String((await headersOf('/', 200, ...options))['content-security-policy']);

test('pages may show pictures of the public site that they were built for', () => {
  expect(siteOrigins('https://shop.example/in/')).toEqual(['https://shop.example']);
  expect(siteOrigins('http://localhost:8080')).toEqual(['http://localhost:8080']);
});

test.each([undefined, '', 'shop.example', 'data:text/html,x', "https://'unsafe-inline' *"])(
  'a value that is not a site allows nothing more: %j',
  (site) => {
    expect(siteOrigins(site)).toEqual([]);
  },
);

test('each site is listed once', () => {
  const origins = siteOrigins('https://shop.example', undefined, 'https://shop.example/invoices');
  expect(origins).toEqual(['https://shop.example']);
});

test('pages run the inline scripts that they were built with, and no others', async () => {
  expect(await policyOf('demo', ['alert(1)'])).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

test('pages may send requests only to the servers that they were built for', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example');
  vi.stubEnv('VITE_INVOICE_URL', 'https://invoices.example/v1');
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example/in/');
  expect((await policyOf('production')).split(';')).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://api.example https://invoices.example https://shop.example",
      "img-src 'self' data: blob: https://shop.example",
      "script-src 'self'",
      'upgrade-insecure-requests',
    ]),
  );
});

test.each([
  ['/assets/index-CFlbu3fd.js', 200, false],
  ['/assets/style-3ORXzMG3.css', 200, false],
  ['/assets/missing.js', 404, true],
  ['/assets/preview-worker-DNM7CsFg.js', 200, true],
  ['/assets/../index.html', 200, true],
  ['/installer', 200, true],
])('the response %s (%i) has a policy: %s', async (path, status, has) => {
  const headers = await headersOf(path, status, 'demo');
  expect('content-security-policy' in headers).toBe(has);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'own',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a response in production has all security headers', async () => {
  const { 'content-security-policy': policy, ...headers } = await headersOf(
    '/assets/gone.js',
    404,
    'production',
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});
