import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const FOLDER = 'dist/app/assets';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

/** The built file of a chunk. */
function fileOf(chunk: string, ending: 'js' | 'css'): string {
  const form = new RegExp(`^${chunk}-[\\w-]{8}\\.${ending}$`);
  const files = readdirSync(FOLDER).filter((name) => form.test(name));
  expect(files, `built files of ${chunk}`).toHaveLength(1);
  return files[0] ?? '';
}

/** The files needed to run a chunk: itself and all its imports, at any depth. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of readFileSync(join(FOLDER, file), 'utf8').matchAll(STATIC_IMPORT))
    withImports(imported, found);
  return found;
}

/** Bytes as transferred: small files are not compressed. */
function bytesOf(files: Iterable<string>): number {
  return [...files]
    .map((file) => join(FOLDER, file))
    .map((path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size)
    .reduce((sum, size) => sum + size, 0);
}

const start = () => withImports(fileOf('start', 'js')).add(fileOf('start', 'css'));

test('the sign-in takes at most 100 kB of scripts and styles', () => {
  const bytes = bytesOf(start());
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

for (const screen of ['entity', 'orders', 'catalogue', 'review', 'pdf']) {
  test(`the first rows of the ${screen} screen take at most 150 kB`, () => {
    const files = start();
    for (const chunk of ['shell', `${screen}-screen`]) withImports(fileOf(chunk, 'js'), files);
    for (const name of readdirSync(FOLDER)) if (name.endsWith('.css')) files.add(name);
    const bytes = bytesOf(files);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
  });
}
