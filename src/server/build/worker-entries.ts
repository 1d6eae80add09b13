import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where worker programs are looked for. */
const FOLDERS = ['src/server', 'src/demo-shop'];

/**
 * Builds every `*-worker.ts` with the server. All files lie next to `main.js`, so that worker programs
 * are found from wherever the code that starts them ends up.
 */
export function workerEntries(): Plugin {
  return {
    name: 'paperhanger-worker-entries',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    config: () => ({
      build: { rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } },
    }),
    buildStart() {
      for (const folder of FOLDERS)
        for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
          if (!path.endsWith('-worker.ts')) continue;
          const fileName = basename(path).replace(/ts$/, 'js');
          this.emitFile({ type: 'chunk', id: resolve(folder, path), fileName });
        }
    },
  };
}
