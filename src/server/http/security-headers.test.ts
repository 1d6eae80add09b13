import { afterEach, expect, test, vi } from 'vitest';
import { headersOfAnswers, securityHeaders, siteOrigins } from './security-headers';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('pages may show pictures of the public site that they were built for', () => {
  expect(siteOrigins('https://shop.example/in/')).toEqual(['https://shop.example']);
  expect(siteOrigins('http://localhost:8080')).toEqual(['http://localhost:8080']);
});

test.each([undefined, '', 'shop.example', 'data:text/html,x', "https://'unsafe-inline' *"])(
  'no site, or what is none, allows nothing more: %j',
  (site) => {
    expect(siteOrigins(site)).toEqual([]);
  },
);

test('each site is listed once', () => {
  const origins = siteOrigins('https://shop.example', undefined, 'https://shop.example/invoices');
  expect(origins).toEqual(['https://shop.example']);
});

test('pages run the inline scripts that they were built with, and no others', () => {
  const policy = securityHeaders('demo', ['alert(1)'])['content-security-policy'];
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

test('pages may send requests only to the servers that they were built for', () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example');
  vi.stubEnv('VITE_INVOICE_URL', 'https://invoices.example/v1');
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example/in/');
  const policy = securityHeaders('production')['content-security-policy']?.split(';');
  expect(policy).toEqual(
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
])('%s, %i has a policy: %s', (path, status, has) => {
  const headers = Object.fromEntries(headersOfAnswers('demo')(path, status));
  expect('content-security-policy' in headers).toBe(has);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
