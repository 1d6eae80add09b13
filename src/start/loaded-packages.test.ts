import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STATIC_IMPORT = /^(?:import|export)\b[^;]*?["']([^"']+)["'];/gm;

/** The packages that a built file imports, itself or through other files. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(join(process.env.TEST_PROGRAMS ?? '', file), 'utf8');
  for (const [, name = ''] of text.matchAll(STATIC_IMPORT)) {
    if (!name.startsWith('.')) packages.add(name);
    else for (const more of packagesOf(name.slice(2), seen)) packages.add(more);
  }
  return packages;
}

// Each package takes milliseconds and megabytes, so packages needed later are imported later.
test('the server starts with few packages', () => {
  const packages = [...packagesOf('main.js')].filter((name) => !name.startsWith('node:'));
  expect(packages.sort()).toEqual([
    '@fastify/cookie',
    '@fastify/multipart',
    '@fastify/static',
    '@photostructure/sqlite',
    'fastify',
    'helmet',
    'ip-address',
  ]);
});
