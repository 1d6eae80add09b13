import { expect, test } from 'vitest';
import { isNotScreen, isTakenRequest } from '../../src/entities/check/taken-paths';
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
