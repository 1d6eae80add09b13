import { expect, test } from 'vitest';
import { wrongImports } from './import-directions';
import type { Import } from './imports-of';

/** What is wrong with an import of a file or a package. */
function check(from: string, to: string, kind: Partial<Import> = {}): readonly string[] {
  const file = /^(src|e2e|entity-configs)\//.test(to) ? to : undefined;
  const plain = { typeOnly: false, dynamic: false, reExport: false };
  return wrongImports([{ from, line: 1, specifier: to, file, ...plain, ...kind }]);
}

const server = (path: string) => `src/server/${path}`;

const wrong: readonly (readonly [what: string, from: string, to: string])[] = [
  ['upwards, to a screen', 'src/components/button.tsx', 'src/screens/login/login.tsx'],
  ['upwards, to a store', 'src/api/client.ts', 'src/stores/session.ts'],
  ['upwards, to a field type', 'src/table/sort.ts', 'src/field-types/registry/index.ts'],
  ['the server from the browser', 'src/app/main.tsx', 'src/start/main.ts'],
  ['the browser from the server', 'src/start/main.ts', 'src/api/client.ts'],
  ['a view from the server', 'src/start/main.ts', 'src/field-types/text/cell.tsx'],
  ['all views from the server', 'src/start/main.ts', 'src/field-types/registry/cells.ts'],
  ['React from the server', 'src/start/main.ts', 'react-dom/server'],
  ['a view from its model', 'src/field-types/text/index.ts', 'src/field-types/text/cell.tsx'],
  ['a component from a model', 'src/field-types/text/index.ts', 'src/components/button.tsx'],
  ['React from a model', 'src/field-types/field-model.ts', 'react'],
  ['all of zod from a model', 'src/field-types/text/index.ts', 'zod'],
  ['files from a model', 'src/field-types/text/index.ts', 'node:fs'],
  ['a view from an entity', 'src/entities/row.ts', 'src/field-types/registry/cells.ts'],
  ['a view from a spreadsheet', 'src/spreadsheet/read.ts', 'src/field-types/registry/cells.ts'],
  ['files from a spreadsheet', 'src/spreadsheet/read.ts', 'node:fs'],
  ['React from the table', 'src/table/sort.ts', 'react'],
  ['a package of the server from the browser', 'src/stores/rows.ts', 'kysely'],
  ['another screen', 'src/screens/orders/orders.tsx', 'src/screens/review/stars.tsx'],
  ['a screen from a shared folder', 'src/screens/entity/toolbar.tsx', 'src/screens/review/a.tsx'],
  ['a file outside src', 'src/api/client.ts', 'e2e/run-all.ts'],
  ['a folder that is on no layer', 'src/app/main.tsx', 'src/helpers/dates.ts'],
  ['a test', 'src/table/sort.ts', 'src/table/search.test.ts'],
  ['upwards in the server', server('entities/rows.ts'), server('entity-api/routes.ts')],
  ['upwards, from the bottom', server('database/open.ts'), server('app/app.ts')],
  ['the start from the server', server('app/app.ts'), 'src/start/listen.ts'],
  ['the start from the demo shop', 'src/demo-shop/seed.ts', 'src/start/listen.ts'],
  ['another feature', server('orders/routes.ts'), server('reviews/routes.ts')],
  ['another folder of the floor', server('settings/read.ts'), server('threads/start.ts')],
  ['a folder that is on no floor', server('app/app.ts'), server('helpers/dates.ts')],
  ['a file on no floor', server('orders/routes.ts'), server('dates.ts')],
  ['the demo shop', server('app/app.ts'), 'src/demo-shop/seed.ts'],
  ['a static import of the demo shop', 'src/start/start-server.ts', 'src/demo-shop/seed.ts'],
  ['the demo shop from the browser', 'src/app/main.tsx', 'src/demo-shop/seed.ts'],
  ['the browser from the demo shop', 'src/demo-shop/seed.ts', 'src/api/client.ts'],
];
test.each(wrong)('refuses %s', (_what, from, to) => {
  expect(check(from, to)).toEqual([expect.stringContaining(`${from}:1 imports ${to}: `)]);
});

const right: readonly (readonly [what: string, from: string, to: string])[] = [
  ['downwards', 'src/screens/login/login.tsx', 'src/components/button.tsx'],
  ['a component from a view', 'src/field-types/text/cell.tsx', 'src/components/input.tsx'],
  ['React from a view', 'src/field-types/text/cell.tsx', 'react'],
  ['what models share', 'src/field-types/text/index.ts', 'src/field-types/text-rules.ts'],
  ['its parser from a pattern', 'src/field-types/pattern/kinds.ts', '@eslint-community/regexpp'],
  ['zod/mini from a model', 'src/field-types/text/index.ts', 'zod/mini'],
  ['a field model from the server', 'src/start/main.ts', 'src/field-types/text/index.ts'],
  ['a spreadsheet from the server', 'src/start/main.ts', 'src/spreadsheet/read.ts'],
  ['an entity from a spreadsheet', 'src/spreadsheet/read.ts', 'src/entities/row.ts'],
  ['what screens share', 'src/screens/orders/orders.tsx', 'src/screens/entity/toolbar.tsx'],
  ['a config from the app', 'src/app/configs.ts', 'entity-configs/a.json'],
  ['its tools from a test', 'src/table/sort.test.ts', 'vitest'],
  ['downwards in the server', server('orders/routes.ts'), server('entities/rows.ts')],
  ['past floors', server('app/app.ts'), server('database/open.ts')],
  ['its own folder', server('orders/routes.ts'), server('orders/sync.ts')],
  ['upwards from a test', server('database/open.test.ts'), server('app/app.ts')],
  ['the server from the demo shop', 'src/demo-shop/seed.ts', server('orders/sync.ts')],
];
test.each(right)('allows %s', (_what, from, to) => {
  expect(check(from, to)).toEqual([]);
});

test('only import() in one file loads the demo shop', () => {
  const [loader, shop] = ['src/start/start-server.ts', 'src/demo-shop/seed.ts'];
  expect(check(loader, shop, { dynamic: true })).toEqual([]);
  expect(check(server('app/app.ts'), shop, { dynamic: true })).toHaveLength(1);
});

test('only registries re-export', () => {
  const reExport = { reExport: true };
  expect(check('src/table/index.ts', 'src/table/sort.ts', reExport)).toHaveLength(1);
  const [registry, model] = ['src/field-types/registry/index.ts', 'src/field-types/text/index.ts'];
  expect(check(registry, model, reExport)).toEqual([]);
});

test('a computed path is refused', () => {
  expect(check('src/app/main.tsx', '', { specifier: undefined, dynamic: true })).toEqual([
    'src/app/main.tsx:1 imports a computed path: a computed path can’t be checked.',
  ]);
});
