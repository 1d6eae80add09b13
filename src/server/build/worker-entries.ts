import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Where worker programs are looked for. */
const FOLDERS = ['src/server', 'src/demo-shop'];

/** Builds every `*-worker.ts` with the server, each as a file next to `main.js`. */
export function workerEntries(): Plugin {
  return {
    name: 'paperhanger-worker-entries',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    buildStart() {
      for (const folder of FOLDERS)
        for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
          if (!path.endsWith('-worker.ts')) continue;
          const fileName = basename(path).replace(/ts$/, 'js');
          this.emitFile({ type: 'chunk', id: `${folder}/${path}`, fileName });
        }
    },
  };
}
