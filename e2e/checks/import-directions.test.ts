import { describe, expect, test } from 'vitest';
import { wrongImports } from './import-directions';
import { importsOf } from './imports-of';

/** The faults of a tree of two files, the second of which exists only to be imported. */
function faultsOf(path: string, text: string, target?: string): readonly string[] {
  const tree = new Map([[path, text]]);
  if (target) tree.set(target, 'export const it = 1;');
  return wrongImports(importsOf(tree));
}

describe('a wrong import is found', () => {
  const wrong: readonly [what: string, path: string, text: string, target?: string][] = [
    [
      'upwards: a component that knows a screen',
      'src/components/button.tsx',
      "import { it } from '../screens/login/login';",
      'src/screens/login/login.tsx',
    ],
    [
      'upwards: the API that knows a store',
      'src/api/client.ts',
      "import { it } from '../stores/session';",
      'src/stores/session.ts',
    ],
    [
      'upwards: the table that knows a field type',
      'src/table/sort.ts',
      "import { it } from '../field-types';",
      'src/field-types/index.ts',
    ],
    [
      'the browser that imports the server',
      'src/app/main.tsx',
      "import { it } from '../server/start/main';",
      'src/server/start/main.ts',
    ],
    [
      'a type import',
      'src/api/client.ts',
      "import type { It } from '../server/errors';",
      'src/server/errors.ts',
    ],
    [
      'a type named in passing',
      'src/api/client.ts',
      "export type It = import('../server/errors').It;",
      'src/server/errors.ts',
    ],
    [
      'a dynamic import',
      'src/api/client.ts',
      "export const it = () => import('../server/errors');",
      'src/server/errors.ts',
    ],
    [
      'a dynamic import whose path is worked out',
      'src/app/main.tsx',
      "export const load = (name: string) => import('../screens/' + name);",
    ],
    [
      'the server that imports the browser',
      'src/server/start/main.ts',
      "import { it } from '../../api/client';",
      'src/api/client.ts',
    ],
    [
      'the server that imports a field type’s view',
      'src/server/start/main.ts',
      "import { it } from '../../field-types/text/ui';",
      'src/field-types/text/ui.tsx',
    ],
    [
      'the server that imports the registry of views',
      'src/server/start/main.ts',
      "import { it } from '../field-types/ui';",
      'src/field-types/ui.ts',
    ],
    [
      'the server that imports React',
      'src/server/start/main.ts',
      "import { it } from 'react-dom/server';",
    ],
    [
      'a field model that imports its view',
      'src/field-types/text/index.ts',
      "import { it } from './ui';",
      'src/field-types/text/ui.tsx',
    ],
    [
      'a field model that imports a component',
      'src/field-types/text/index.ts',
      "import { it } from '../../components/button';",
      'src/components/button.tsx',
    ],
    [
      'a field model that imports React',
      'src/field-types/field-model.ts',
      "import type { ReactNode } from 'react';",
    ],
    [
      'a field model that imports all of zod',
      'src/field-types/text/index.ts',
      "import * as z from 'zod';",
    ],
    [
      'a field model that reads a file',
      'src/field-types/text/index.ts',
      "import { readFileSync } from 'node:fs';",
    ],
    [
      'an entity that imports a view',
      'src/entities/record-schema.ts',
      "import { it } from '../field-types/ui';",
      'src/field-types/ui.ts',
    ],
    [
      'a spreadsheet module that reads a file',
      'src/spreadsheet/read.ts',
      "import { readFileSync } from 'node:fs';",
    ],
    [
      'a spreadsheet module that imports a view',
      'src/spreadsheet/read.ts',
      "import { it } from '../field-types/ui';",
      'src/field-types/ui.ts',
    ],
    ['a table that knows React', 'src/table/sort.ts', "import { useMemo } from 'react';"],
    [
      'a browser file that imports a server’s package',
      'src/stores/rows.ts',
      "import { sql } from 'kysely';",
    ],
    [
      'a screen that imports another',
      'src/screens/orders/orders.tsx',
      "import { it } from '../review/stars';",
      'src/screens/review/stars.tsx',
    ],
    [
      'the shared screen that imports a hand-written one',
      'src/screens/entity/entity-screen.tsx',
      "import { it } from '../review/stars';",
      'src/screens/review/stars.tsx',
    ],
    [
      'a barrel',
      'src/components/index.ts',
      "export { it } from './button';",
      'src/components/button.tsx',
    ],
    [
      'a barrel of everything',
      'src/table/index.ts',
      "export * from './sort';",
      'src/table/sort.ts',
    ],
    ['an import from outside src', 'src/api/client.ts', "import { it } from '../../e2e/run-all';"],
    [
      'a folder that is not on the map',
      'src/app/main.tsx',
      "import { it } from '../helpers/dates';",
      'src/helpers/dates.ts',
    ],
    [
      'an import of a test',
      'src/table/sort.ts',
      "import { it } from './search.test';",
      'src/table/search.test.ts',
    ],
  ];
  test.each(wrong)('%s', (_what, path, text, target) => {
    expect(faultsOf(path, text, target)).toEqual([expect.stringContaining(`${path}:1 imports `)]);
  });
});

describe('a right import is let through', () => {
  const right: readonly [what: string, path: string, text: string, target?: string][] = [
    [
      'downwards',
      'src/screens/login/login.tsx',
      "import { it } from '../../components/button';",
      'src/components/button.tsx',
    ],
    [
      'a view that imports a component and its model',
      'src/field-types/text/ui.tsx',
      "import { useState } from 'react'; import { it } from '../../components/input';",
      'src/components/input.tsx',
    ],
    [
      'a field model’s sibling',
      'src/field-types/text/index.ts',
      "import * as z from 'zod/mini'; import { it } from '../text-rules';",
      'src/field-types/text-rules.ts',
    ],
    [
      'the server and a field model',
      'src/server/start/main.ts',
      "import fastify from 'fastify'; import { it } from '../../field-types';",
      'src/field-types/index.ts',
    ],
    [
      'the server and a spreadsheet module',
      'src/server/start/main.ts',
      "import { it } from '../../spreadsheet/read';",
      'src/spreadsheet/read.ts',
    ],
    [
      'a spreadsheet module and an entity',
      'src/spreadsheet/read.ts',
      "import { it } from '../entities/row';",
      'src/entities/row.ts',
    ],
    [
      'a screen built from the entity screen’s parts',
      'src/screens/orders/orders.tsx',
      "import { it } from '../entity/toolbar';",
      'src/screens/entity/toolbar.tsx',
    ],
    ['the app and a config', 'src/app/configs.ts', "import it from '../../entity-configs/a.json';"],
    ['a test and its tools', 'src/table/sort.test.ts', "import { test } from 'vitest';"],
    [
      'a registry',
      'src/field-types/registry/models.ts',
      "export { it } from '../text';",
      'src/field-types/text/index.ts',
    ],
  ];
  test.each(right)('%s', (_what, path, text, target) => {
    expect(faultsOf(path, text, target)).toEqual([]);
  });
});

test('a fault says where, what and why', () => {
  const text = "import { a } from './a';\nimport { it } from '../server/start/main';";
  expect(faultsOf('src/app/main.tsx', text, 'src/server/start/main.ts')).toContain(
    'src/app/main.tsx:2 imports src/server/start/main.ts: the browser never imports the server.',
  );
});
