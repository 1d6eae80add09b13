import { expect, test } from 'vitest';
import { importsOf } from './imports-of';

const importsIn = (text: string) =>
  importsOf(
    new Map([
      ['src/api/client.ts', text],
      ['src/table/sort.ts', ''],
      ['src/table/index.tsx', ''],
    ]),
  );
const plain = { typeOnly: false, dynamic: false, reExport: false };

test.each([
  ["import { a } from '../table/sort';", plain],
  ["import '../table/sort';", plain],
  ["import { a, type B } from '../table/sort';", plain],
  ["import type { A } from '../table/sort';", { ...plain, typeOnly: true }],
  ["import { type A } from '../table/sort';", { ...plain, typeOnly: true }],
  ["type A = import('../table/sort').A;", { ...plain, typeOnly: true }],
  ["export const a = () => import('../table/sort');", { ...plain, dynamic: true }],
  ["export { a } from '../table/sort';", { ...plain, reExport: true }],
  ["export * from '../table/sort';", { ...plain, reExport: true }],
  ["export type { A } from '../table/sort';", { ...plain, reExport: true, typeOnly: true }],
])('%s', (text, kind) => {
  const where = { from: 'src/api/client.ts', line: 2, specifier: '../table/sort' };
  expect(importsIn(`\n${text}`)).toEqual([{ ...where, file: 'src/table/sort.ts', ...kind }]);
});

test('a folder means its index, a package no file, and a computed path nothing', () => {
  const text = "import '../table'; import 'react'; import(name);";
  expect(importsIn(text).map(({ specifier, file }) => [specifier, file])).toEqual([
    ['../table', 'src/table/index.tsx'],
    ['react', undefined],
    [undefined, undefined],
  ]);
});
