import type { Plugin } from 'vite';

/** What the server runs in threads of its own. Each becomes a file beside `main.js`. */
const WORKERS = [
  'src/server/orders/feed-worker.ts',
  'src/server/pdf/pdf-worker.ts',
  'src/server/spreadsheets/spreadsheet-worker.ts',
];

/** Builds the programs of the server's worker threads with the server. */
export function workerEntries(): Plugin {
  return {
    name: 'paperhanger-worker-entries',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    buildStart() {
      for (const id of WORKERS) {
        const name = id.replace(/^.*\//, '').replace(/\.ts$/, '.js');
        this.emitFile({ type: 'chunk', id, fileName: name });
      }
    },
  };
}
