import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { slowDown } from '../fixtures/slow-connection';
import { expect, staffTest, test } from '../fixtures/test';

const FOLDER = 'dist/app';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');

/** The files that the page names itself: what every screen needs. */
const startFiles = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
  ([, file = '']) => file,
);

/** The files that the page asks for early, by the path of a screen; `*` for all entities. */
function earlyFiles(path: string): string[] {
  const [, list = ''] = new RegExp(`"?${path.replace('*', '\\*')}"?:\\[(.*?)\\]`).exec(html) ?? [];
  return [...list.matchAll(/\/assets\/[^`"']+/g)].map(([file]) => file);
}

/** A file and all its imports, at any depth. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of readFileSync(join(FOLDER, file), 'utf8').matchAll(STATIC_IMPORT))
    withImports(`/assets/${imported}`, found);
  return found;
}

/** Bytes as transferred: small files are not compressed. */
function bytesOf(files: Iterable<string>): number {
  return [...files]
    .map((file) => join(FOLDER, file))
    .map((path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size)
    .reduce((sum, size) => sum + size, 0);
}

/** Expects the page to list every file a path needs, with a total size in these bounds; returns how many there are. */
function expectSmall(path: string, least: number, most: number): number {
  const early = earlyFiles(path);
  const files = new Set([...startFiles, ...early]);
  const needed = early.flatMap((file) => [...withImports(file)]);
  expect(needed.filter((file) => !files.has(file))).toEqual([]);
  const bytes = bytesOf(files);
  expect(bytes, path).toBeGreaterThan(least);
  expect(bytes, path).toBeLessThanOrEqual(most);
  return files.size;
}

test('the page, the sign-in and each screen’s first rows need few bytes, and the page lists all their files', async () => {
  await test.step('the page itself takes at most 6 kB', () => {
    expect(html.length).toBeLessThanOrEqual(6_000);
  });

  await test.step('the sign-in takes at most 124 kB of scripts and styles in four files', () => {
    expect(expectSmall('/login', 50_000, 124_000)).toBe(4);
  });

  await test.step('the first rows of an entity take at most 152 kB', () => {
    expect(expectSmall('*', 80_000, 152_000)).toBeLessThanOrEqual(3);
  });
  for (const path of ['/order', '/catalogue', '/review', '/pdf'])
    await test.step(`the first rows of ${path} take at most 160 kB`, () => {
      expect(expectSmall(path, 80_000, 160_000)).toBeLessThanOrEqual(5);
    });

  await test.step('Chromium compiles the chunks of the first rows while they load', () => {
    const scripts = [...startFiles, ...earlyFiles('*')].filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(2);
    for (const file of scripts)
      expect(readFileSync(join(FOLDER, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});

test('no other part of the code loads that of the sign-in', () => {
  const scripts = readdirSync(join(FOLDER, 'assets')).filter((file) => file.endsWith('.js'));
  const [signIn = '', ...more] = scripts.filter((file) => file.startsWith('sign-in-'));
  const others = scripts.filter((file) => file !== signIn);
  const loading = others.filter((file) => withImports(`/assets/${file}`).has(`/assets/${signIn}`));
  expect([more, loading]).toEqual([[], []]);
});

for (const [path, limit] of [
  ['/installer', 225],
  ['/review', 225],
] as const) {
  staffTest(
    `${path} takes at most ${limit} kB of scripts and styles until somebody does something`,
    async ({ page }) => {
      const code: Request[] = [];
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) code.push(request);
      });
      await page.clock.install();
      await page.goto(path);
      await page.getByRole('button', { name: 'Columns' }).waitFor();
      await page.waitForLoadState('networkidle');
      // What a timer loads also counts.
      const regular = page.waitForRequest('**/api/studio/version');
      await page.clock.fastForward(10_000);
      await regular;

      const sizes = await Promise.all(code.map((request) => request.sizes()));
      const sum = sizes.reduce((all, { responseBodySize }) => all + responseBodySize, 0);
      expect(sum).toBeGreaterThan(100_000);
      expect(sum).toBeLessThanOrEqual(limit * 1000);

      const rest = page.waitForResponse('**/assets/on-first-input-*.js');
      await page.mouse.move(200, 200);
      expect((await rest).ok()).toBe(true);
    },
  );
}

staffTest(
  'the user and the rows are requested once, before the application has loaded',
  async ({ page }) => {
    const paths = ['/api/user', '/api/installer/fetch'];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route(`**${startFiles[0]}`, async (route) => {
      await expect.poll(() => paths.every((path) => asked.includes(path))).toBe(true);
      await route.continue();
    });
    await page.goto('/installer');
    await page.getByRole('cell').first().waitFor();
    expect(asked.filter((path) => paths.includes(path)).sort()).toEqual(paths.toSorted());
  },
);

staffTest(
  'on a slow connection, the startup code arrives before the screen’s own chunk',
  async ({ page }) => {
    const files = [...startFiles, ...earlyFiles('*')].filter((file) => file.endsWith('.js'));
    const arrived: string[] = [];
    page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname));
    await slowDown(page);
    await page.goto('/installer');
    await page.getByRole('cell').first().waitFor();
    expect(arrived.filter((file) => files.includes(file))).toEqual(files);
  },
);
