import { afterEach, expect, test, vi } from 'vitest';
import { pictureUrl } from './picture-url';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function onPage(origin: string, site = '') {
  vi.stubGlobal('location', { origin });
  vi.stubEnv('VITE_SITE_URL', site);
}

test('a path stands under the site of the page', () => {
  onPage('https://office.example');
  expect(pictureUrl('images/forest.jpg')).toBe('https://office.example/images/forest.jpg');
  expect(pictureUrl('/images/forest.jpg')).toBe('https://office.example/images/forest.jpg');
});

test.each(['https://shop.example/in', 'https://shop.example/in/'])(
  'a path stands under the public site %s when there is one',
  (site) => {
    onPage('https://office.example', site);
    expect(pictureUrl('images/a b.jpg')).toBe('https://shop.example/in/images/a%20b.jpg');
    expect(pictureUrl('/images/forest.jpg')).toBe('https://shop.example/images/forest.jpg');
  },
);

test('a whole address stays', () => {
  onPage('https://office.example', 'https://shop.example');
  expect(pictureUrl('http://cdn.example/a.jpg')).toBe('http://cdn.example/a.jpg');
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
  expect(pictureUrl(path)).toBeUndefined();
});
