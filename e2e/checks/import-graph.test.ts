import { expect, test } from 'vitest';
import { importCycles, pathTo } from './import-graph';
import { importsOf } from './imports-of';

const importsIn = (files: Record<string, string>) => importsOf(new Map(Object.entries(files)));

test('finds cycles, also through types', () => {
  const imports = importsIn({
    'src/table/a.ts': "import './b';",
    'src/table/b.ts': "export const later = () => import('./c');",
    'src/table/c.ts': "import type { A } from './a';",
  });
  expect(importCycles(imports)).toEqual([
    ['src/table/a.ts', 'src/table/b.ts', 'src/table/c.ts', 'src/table/a.ts'],
  ]);
});

test('counts a file that imports itself as a cycle', () => {
  const imports = importsIn({ 'src/table/a.ts': "import './a';" });
  expect(importCycles(imports)).toEqual([['src/table/a.ts', 'src/table/a.ts']]);
});

test('does not count two paths to the same file as a cycle', () => {
  const imports = importsIn({
    'src/table/a.ts': "import './b'; import './c';",
    'src/table/b.ts': "import './c';",
    'src/table/c.ts': '',
  });
  expect(importCycles(imports)).toEqual([]);
});

test('finds the path to a package through other files', () => {
  const imports = importsIn({
    'src/server/main.ts': "import '../entities/loader';",
    'src/entities/loader.ts': "import 'react';",
  });
  const isReact = (name: string) => name === 'react';
  expect(pathTo(isReact, ['src/server/main.ts'], imports)).toEqual([
    'src/server/main.ts',
    'src/entities/loader.ts',
    'react',
  ]);
});

test('ignores imports of types on the path to a package', () => {
  const imports = importsIn({
    'src/server/main.ts':
      "import type { ReactNode } from 'react'; import { type Ref } from 'react';",
  });
  expect(pathTo((name) => name === 'react', ['src/server/main.ts'], imports)).toBeUndefined();
});
