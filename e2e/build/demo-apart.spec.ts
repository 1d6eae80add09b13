import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test';

const FOLDER = 'dist/server';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const DEMO_TEXTS = ['Paperhanger Demo Shop', 'Nilgiri', '/shop/orders.json'];

/** The code that Node loads with a file: its own and that of its imports, at any depth. */
function codeWith(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = readFileSync(join(FOLDER, file), 'utf8');
  const imported = [...code.matchAll(STATIC_IMPORT)].map(([, path = '']) => path);
  return [code, ...imported.map((path) => codeWith(path, seen))].join('\n');
}

test('the server starts without the demo shop’s code, which is a separate file', () => {
  const server = codeWith('main.js');
  expect(server).toContain('PAPERHANGER_MODE');
  for (const text of DEMO_TEXTS) expect(server).not.toContain(text);

  const demo = readdirSync(FOLDER).filter((file) => /^demo-shop-.*\.js$/.test(file));
  expect(demo).toHaveLength(1);
  const code = codeWith(demo[0] ?? '');
  for (const text of DEMO_TEXTS) expect(code).toContain(text);
});
