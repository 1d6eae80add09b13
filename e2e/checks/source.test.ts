import { describe, expect, test } from 'vitest';
import { REACT, SERVER_ONLY, wrongImports } from './import-directions';
import { importCycles, wayTo } from './import-graph';
import { importsOf } from './imports-of';
import { longFiles, readSourceTree } from './source-tree';

const root = process.cwd();
const source = readSourceTree(root, 'src');
const imports = importsOf(source);
const filesIn = (folder: string) =>
  [...source.keys()].filter((path) => path.startsWith(folder) && !/\.test\.tsx?$/.test(path));

describe('this repository', () => {
  test('has sources, and every import of them is understood', () => {
    expect(source.size).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(20);
  });

  test('imports point downwards', () => {
    expect(wrongImports(imports)).toEqual([]);
  });

  test('imports go in no circle', () => {
    expect(importCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  test('the server reaches React by no way', () => {
    expect(wayTo((name) => REACT.test(name), filesIn('src/server/'), imports)).toBeUndefined();
  });

  test('the browser reaches the server’s packages by no way', () => {
    expect(wayTo((name) => SERVER_ONLY.test(name), filesIn('src/app/'), imports)).toBeUndefined();
  });

  test('no file is too long to read', () => {
    expect([...longFiles(source), ...longFiles(readSourceTree(root, 'e2e'))]).toEqual([]);
  });
});

test('a file that is too long is named with its length', () => {
  const tree = new Map([
    ['src/long.ts', 'let a;\n'.repeat(251)],
    ['src/just-right.ts', 'let a;\n'.repeat(250)],
  ]);
  expect(longFiles(tree)).toEqual(['src/long.ts has 251 lines; at most 250.']);
});
