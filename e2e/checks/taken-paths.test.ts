import { expect, test } from 'vitest';
import { isNotScreen, isTakenRequest } from '../../src/entities/check/taken-paths';
import { isForServer } from '../../src/start/dev-proxy';
import { productCode } from './product-code';

const ROUTE = /\.(get|post)(?:<[^(]*>)?\(\s*'(\/[\w/-]+)/g;

const routes = productCode('src/server')
  .flatMap((text) => [...text.matchAll(ROUTE)])
  .map(([, method, path = '']) => ({ method, path }));

test('no config can take a path that the server answers itself', () => {
  expect(routes.length).toBeGreaterThan(12);
  const free = routes.filter(({ path }) => !isTakenRequest(path));
  expect(free, 'add them to src/entities/check/taken-paths.ts').toEqual([]);
  const screens = routes.filter(({ method, path }) => method === 'get' && !isNotScreen(path));
  expect(screens, 'add them to src/entities/check/taken-paths.ts').toEqual([]);
});

test('npm run dev lets the server answer whatever the server answers itself', () => {
  const requests = routes.map(({ method = '', path }) => ({
    method: method.toUpperCase(),
    url: path,
  }));
  expect(requests.filter((request) => !isForServer(request))).toEqual([]);
  expect(isForServer({ method: 'GET', url: '/images/uploads/a.jpg?v=1' })).toBe(true);
  expect(isForServer({ method: 'POST', url: '/shop/things/fetch' })).toBe(true);
});

test.each(['/', '/login', '/apiKey', '/imageset?page=2', '/imagesets', '/src/app/main.tsx'])(
  'npm run dev does not ask the server for the screen or source file %s',
  (url) => {
    expect(isForServer({ method: 'GET', url })).toBe(false);
  },
);
