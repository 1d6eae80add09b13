import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { forgetOwnData } from './own-server';

const bench = join(import.meta.dirname, '..');

/** Builds the product as `npm start` does, and a contestant from its folder as Vite does by default. */
export async function buildContestant(name: string, folder: string): Promise<void> {
  if (name === 'ours') {
    forgetOwnData();
    return run('.', 'run', 'build');
  }
  const root = join(bench, name === 'floor' ? 'floor' : `peers/${name}`);
  if (name !== 'floor' && !existsSync(join(bench, 'node_modules')))
    run(bench, 'ci', '--ignore-scripts');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
    },
  });
}

function run(folder: string, ...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.`);
}
