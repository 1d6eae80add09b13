import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { entityConfigsPlugin } from './src/entities/vite-plugin';
import { leanRouter } from './src/server/build/lean-router';
import { precompress } from './src/server/build/precompress';
import { workerEntries } from './src/server/build/worker-entries';

/** The package names its development build alone, whose warnings are nothing for a built page. */
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

/** What stands on every screen with its first rows: as one file it compresses better than as forty. */
const shownWithRows = new RegExp(
  [
    '/src/table/',
    '/src/app/frame/(?!activity-drawer|menu-drawer|load-)',
    '/src/screens/(screen-table/(screen-table|use-table-query|actions-column)|loading/lazy-chunk|texts|brand)',
    '/src/stores/(lists/(use-list|wallpaper)|calls/message-for|preferences/tables|session/drafts|sign-in/sign-out)',
    '/src/components/(status/(badge|skeleton)|controls/(checkbox|select|icon-button)|thumbnail|texts)',
    '/src/components/data-table/(?!virtual-body|columns/columns-menu)',
    '/src/field-types/image/picture-url',
    '/node_modules/@tanstack/(react-)?(table|store)',
    '/node_modules/lucide-react/dist/esm/(Icon|createLucide|default|shared)',
  ].join('|'),
);

function routerFile(name: string): string {
  const own = new URL(`node_modules/react-router/dist/production/${name}`, import.meta.url);
  return fileURLToPath(own);
}

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  plugins: [
    react(),
    tailwindcss(),
    entityConfigsPlugin(process.env.PAPERHANGER_CONFIGS ?? 'entity-configs'),
    leanRouter(),
    precompress(),
    workerEntries(),
  ],
  build: { outDir: 'dist/app', target: 'es2022' },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        // What every address needs comes in one file instead of twenty.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'] },
                { name: 'rows', test: shownWithRows },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Only what hangs takes so long; a busy machine may be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One fewer, as by default, is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'e2e/checks/*.test.ts'],
          exclude: ['src/server/**', 'src/demo-shop/**'],
        },
      },
      {
        extends: true,
        test: { name: 'ui', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'server-sqlite',
          environment: 'node',
          include: ['src/{server,demo-shop}/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          environment: 'node',
          include: ['src/{server,demo-shop}/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['e2e/setup/global-postgres.ts'],
        },
      },
    ],
  },
}));
