import { describe, expect, test } from 'vitest';
import { REACT, SERVER_ONLY, wrongImports } from './import-directions';
import { importCycles, pathTo } from './import-graph';
import { importsOf } from './imports-of';
import { fullFolders, listFiles, longFiles, readSourceTree } from './source-tree';

const root = process.cwd();
const source = readSourceTree(root, 'src');
const imports = importsOf(source);
const filesIn = (folder: string) =>
  [...source.keys()].filter((path) => path.startsWith(folder) && !/\.test\.tsx?$/.test(path));

describe('this repository', () => {
  test('has sources and imports', () => {
    expect(source.size).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(20);
  });

  test('imports point downwards', () => {
    expect(wrongImports(imports)).toEqual([]);
  });

  test('has no import cycles', () => {
    expect(importCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  test('has no path from the server to React', () => {
    expect(pathTo((name) => REACT.test(name), filesIn('src/server/'), imports)).toBeUndefined();
  });

  test('has no path from the browser to the server’s packages', () => {
    expect(pathTo((name) => SERVER_ONLY.test(name), filesIn('src/app/'), imports)).toBeUndefined();
  });

  test('has no long files', () => {
    expect(longFiles(new Map([...source, ...readSourceTree(root, 'e2e')]))).toEqual([]);
  });

  test('has no full folders', () => {
    expect(fullFolders([...listFiles(root, 'src'), ...listFiles(root, 'e2e')])).toEqual([]);
  });
});

test('long files are listed', () => {
  const tree = new Map([
    ['src/long.ts', 'let a;\n'.repeat(251)],
    ['src/just-right.ts', 'let a;\n'.repeat(250)],
  ]);
  expect(longFiles(tree)).toEqual(['src/long.ts has 251 lines, more than 250.']);
});

test('full folders are listed', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  expect(fullFolders([...files('src/full', 26), ...files('src', 25)])).toEqual([
    'src/full has 26 files, more than 25.',
  ]);
});
