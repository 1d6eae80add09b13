import { expect, test } from 'vitest';
import { importCycles, wayTo } from './import-graph';
import { importsOf } from './imports-of';

const importsIn = (files: Record<string, string>) => importsOf(new Map(Object.entries(files)));

test('a cycle is found, through types too', () => {
  const imports = importsIn({
    'src/table/a.ts': "import './b';",
    'src/table/b.ts': "export const later = () => import('./c');",
    'src/table/c.ts': "import type { A } from './a';",
  });
  expect(importCycles(imports)).toEqual([
    ['src/table/a.ts', 'src/table/b.ts', 'src/table/c.ts', 'src/table/a.ts'],
  ]);
});

test('a file that imports itself is a cycle', () => {
  const imports = importsIn({ 'src/table/a.ts': "import './a';" });
  expect(importCycles(imports)).toEqual([['src/table/a.ts', 'src/table/a.ts']]);
});

test('two ways to the same file are no cycle', () => {
  const imports = importsIn({
    'src/table/a.ts': "import './b'; import './c';",
    'src/table/b.ts': "import './c';",
    'src/table/c.ts': '',
  });
  expect(importCycles(imports)).toEqual([]);
});

test('the way to a package is found over other files', () => {
  const imports = importsIn({
    'src/server/main.ts': "import '../entities/loader';",
    'src/entities/loader.ts': "import 'react';",
  });
  const isReact = (name: string) => name === 'react';
  expect(wayTo(isReact, ['src/server/main.ts'], imports)).toEqual([
    'src/server/main.ts',
    'src/entities/loader.ts',
    'react',
  ]);
});

test('what is gone after compiling leads nowhere', () => {
  const imports = importsIn({
    'src/server/main.ts':
      "import type { ReactNode } from 'react'; import { type Ref } from 'react';",
  });
  expect(wayTo((name) => name === 'react', ['src/server/main.ts'], imports)).toBeUndefined();
});
