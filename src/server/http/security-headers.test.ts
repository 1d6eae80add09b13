import { expect, test } from 'vitest';
import { siteOrigins } from './security-headers';

test('the pages may show pictures of the public site that they were built for', () => {
  expect(siteOrigins('https://shop.example/in/')).toEqual(['https://shop.example']);
  expect(siteOrigins('http://localhost:8080')).toEqual(['http://localhost:8080']);
});

test.each([undefined, '', 'shop.example', 'data:text/html,x', "https://'unsafe-inline' *"])(
  'no site, or what is none, allows nothing more: %j',
  (site) => {
    expect(siteOrigins(site)).toEqual([]);
  },
);
