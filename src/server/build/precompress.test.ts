import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-build-'));
  const long = JSON.stringify('a long text '.repeat(200));
  await writeFile(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
  await writeFile(join(folder, 'main.js'), `console.log(${long}); import('./small.js');`);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'small.js'), 'console.log("small");');
});
afterEach(() => rm(folder, { recursive: true }));

async function built(ssr?: string): Promise<string[]> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompress()],
    build: { ...(ssr === undefined ? {} : { ssr }), modulePreload: false },
  });
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  return files.filter((file) => /\.\w+$/.test(file)).sort();
}

test('built files are also written in compressed form, except tiny ones', async () => {
  const files = await built();
  const large = files.find((file) => /^assets\/index-[\w-]+\.js$/.test(file)) ?? '';
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([`${large}.br`, `${large}.gz`]);
  const read = (end: string) => readFile(join(folder, 'dist', large + end));
  expect(brotliDecompressSync(await read('.br'))).toEqual(await read(''));
  expect(gunzipSync(await read('.gz'))).toEqual(await read(''));
});

test('the build of the server is left alone', async () => {
  const files = await built('main.js');
  expect(files).toContain('main.js');
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});
