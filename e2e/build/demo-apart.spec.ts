import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';

const FOLDER = 'dist/server';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
const DEMO_TEXTS = ['Paperhanger Demo Shop', 'Nilgiri', '/shop/orders.json'];

/** The code that Node loads with a file: its own, and what it imports, at any depth. */
function codeWith(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = readFileSync(posix.join(FOLDER, file), 'utf8');
  const imported = [...code.matchAll(STATIC_IMPORT)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
  return [code, ...imported.map((path) => codeWith(path, seen))].join('\n');
}

test('the server starts without the demo shop’s code, which is a separate file', () => {
  const server = codeWith('main.js');
  expect(server).toContain('PAPERHANGER_MODE');
  for (const text of DEMO_TEXTS) expect(server).not.toContain(text);

  const demo = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^assets\/demo-shop-.*\.js$/.test(file.replaceAll('\\', '/')),
  );
  expect(demo).toHaveLength(1);
  const code = codeWith(demo[0] ?? '');
  for (const text of DEMO_TEXTS) expect(code).toContain(text);
});
