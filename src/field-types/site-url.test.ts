import { expect, test, vi } from 'vitest';
import { sitePath, siteUrl } from './site-url';

function onPage(origin: string, site = '') {
  vi.stubGlobal('location', { origin });
  vi.stubEnv('VITE_SITE_URL', site);
}

test('a path is relative to the site of the page', () => {
  onPage('https://office.example');
  expect(siteUrl('images/forest.jpg')).toBe('https://office.example/images/forest.jpg');
  expect(siteUrl('/images/forest.jpg')).toBe('https://office.example/images/forest.jpg');
});

test.each(['https://shop.example/in', 'https://shop.example/in/'])(
  'a path is relative to the public site %s if there is one',
  (site) => {
    onPage('https://office.example', site);
    expect(siteUrl('images/a b.jpg')).toBe('https://shop.example/in/images/a%20b.jpg');
    expect(siteUrl('/images/forest.jpg')).toBe('https://shop.example/images/forest.jpg');
  },
);

test('a full address stays unchanged', () => {
  onPage('https://office.example', 'https://shop.example');
  expect(siteUrl('http://cdn.example/a.jpg')).toBe('http://cdn.example/a.jpg');
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://office.example/1',
  'file:///etc/passwd',
  'https://',
  '',
  '  ',
])('%j never becomes the source of a picture', (path) => {
  onPage('https://office.example');
  expect(siteUrl(path)).toBeUndefined();
});

test.each([
  ['images/a b.jpg', 'images/a b.jpg'],
  ['/images/a.jpg', 'images/a.jpg'],
  ['https://shop.example/images/a.jpg', 'images/a.jpg'],
  ['http://SHOP.example/images/a%20b.jpg?v=2', 'images/a%20b.jpg?v=2'],
  ['//shop.example/images/a.jpg', 'images/a.jpg'],
  ['https://cdn.example/images/a.jpg', 'https://cdn.example/images/a.jpg'],
  ['https://shop.example:8443/a.jpg', 'https://shop.example:8443/a.jpg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['', ''],
])('%j is sent back as %j', (address, path) => {
  onPage('https://office.example', 'https://shop.example');
  expect(sitePath(address)).toBe(path);
});

test('on a site in a folder, paths are relative to that folder', () => {
  onPage('https://office.example', 'https://shop.example/in');
  expect(sitePath('https://shop.example/in/images/a.jpg')).toBe('images/a.jpg');
  expect(sitePath('/images/a.jpg')).toBe('/images/a.jpg');
});

test('without a public site, paths are relative to the page’s own site', () => {
  onPage('http://127.0.0.1:8000');
  expect(sitePath('http://127.0.0.1:8000/images/a.jpg')).toBe('images/a.jpg');
});
