import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where worker programs are looked for. */
const FOLDERS = ['src/server', 'src/demo-shop'];

/** The commands of production, which has no source: `npm run backup` is `node dist/server/backup.js`. */
export const COMMANDS = [
  'audit',
  'backup',
  'doctor',
  'erase',
  'migrate',
  'restore',
  'rotate-secret',
  'user',
];

/**
 * Builds the commands, every `*-worker.ts` and the demo shop's style sheet and drawings with the server. All files are beside
 * `main.js`, so that they are found from whichever chunk uses them.
 */
export function workerEntries(): Plugin {
  return {
    name: 'paperhanger-worker-entries',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    config: () => ({
      build: {
        ssrEmitAssets: true,
        rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
      },
    }),
    buildStart() {
      for (const name of COMMANDS) {
        const id = resolve(`src/server/commands/${name}.ts`);
        this.emitFile({ type: 'chunk', id, fileName: `${name}.js` });
      }
      for (const folder of FOLDERS)
        for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
          const id = resolve(folder, path);
          const fileName = basename(path).replace(/ts$/, 'js');
          if (path.endsWith('-worker.ts')) this.emitFile({ type: 'chunk', id, fileName });
          if (/shop\.css$|\.svg$/.test(path))
            this.emitFile({ type: 'asset', source: readFileSync(id), fileName });
        }
    },
  };
}
