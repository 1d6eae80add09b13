import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findPostgres } from './e2e/setup/find-postgres';
import { earlyScript } from './src/app/early/vite-plugin';
import { keptFilesIn } from './src/entities/last-good';
import { entityConfigsPlugin } from './src/entities/vite-plugin';
import { precompress } from './src/server/build/precompress';
import { workerEntries } from './src/server/build/worker-entries';
import { foldersOf } from './src/server/settings/folders';

const { configsFolder, dataFolder } = foldersOf(process.env);

/**
 * Tests of the browser's code without components. They have a project of their own, as a project has one
 * environment: Vitest starts a new worker, which imports everything again, wherever it changes from one
 * file to the next.
 */
const WITH_DOCUMENT = ['src/{api,app,screens,stores}/**/*.test.ts'];

/** Server tests whose results don't depend on the kind of database. */
const SAME_ON_ANY_DATABASE = [
  'src/demo-shop/**',
  'src/server/{build,pdf,pdf-catalogue,threads}/**',
  'src/server/app/{pdf-routes,roles}.test.ts',
  'src/server/auth/{csrf,otp-delivery,passwords,rights-warnings}.test.ts',
  'src/server/doctor/arrival.test.ts',
  'src/server/documents/**',
  'src/server/commands/{entity,manual}/**',
  'src/server/commands/run-command.test.ts',
  'src/server/database/allow-slow.test.ts',
  'src/server/lists/list-cache.test.ts',
  'src/server/http/{compress-responses,drain,disk-full,security-headers}.test.ts',
  'src/server/{live-configs,pages,secrets}/**',
  'src/server/orders/sync-{errors,formats}.test.ts',
  'src/server/pictures/{pictures,picture-routes}.test.ts',
  'src/server/settings/{folders,own-address,settings}.test.ts',
  'src/server/spreadsheets/hostile-upload.test.ts',
  'src/start/{demo,loaded-packages,main-process,unchanged-start}.test.ts',
];

/** Server tests of what only PostgreSQL allows. */
const POSTGRES_ONLY = [
  'src/**/{several-servers,copy-to-postgres}.test.ts',
  'src/server/database/postgres-*.test.ts',
];

/** The server tests on PostgreSQL. */
const postgresProject: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: ['src/{start,server,demo-shop}/**/*.test.ts'],
    exclude: SAME_ON_ANY_DATABASE,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['e2e/setup/global-server-build.ts', 'e2e/setup/global-postgres.ts'],
  },
};

/**
 * Chromium compiles all functions of these chunks on a background thread while they load, instead of each one on its
 * first call. In the bench's W1, the first rows appeared after 1.54 s instead of 1.65 s, at the cost of 0.5 MB of
 * memory; on a fast machine and connection it makes no difference.
 */
const COMPILED_AT_ONCE = ['index', 'first-rows'];

/** React Router’s package exports only its development build, whose warnings production doesn’t need. */
const productionRouter = () =>
  ['react-router/dom', 'react-router'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(import.meta.resolve(name)).replace('development', 'production'),
  }));

/**
 * Leaves out parts of React Router that bundlers keep although nothing uses them: components, because they are made by a
 * function and given a name for development, and the prefetching of its framework mode, which `Link` turns off without
 * a framework. These are 2 kB of what every screen loads first.
 */
const usedRouter: Plugin = {
  name: 'used-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?'),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    usedRouter,
    // Vite minifies the styles; Tailwind would, too, and warn of `::highlight`, which it does not know.
    tailwindcss({ optimize: false }),
    entityConfigsPlugin(configsFolder, keptFilesIn(dataFolder)),
    earlyScript(),
    precompress(),
    workerEntries(),
  ],
  // One file of styles is smaller than several, and is there before any screen.
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // The first ones that know `light-dark()`, which would be a pair of variables for each colour otherwise.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    cssCodeSplit: false,
    // e2e/build/code-size.spec.ts limits each part; the editor of the Config Studio is the largest.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  resolve: {
    alias: [
      ...(command === 'build' ? productionRouter() : []),
      // The shim does what React itself has done since version 18.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // Most uploads need nothing that writes spreadsheets.
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/hucre/') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'write', test: /hucre\/dist\/(?!_date|index)/ }],
        },
      },
    },
  },
  // Packages of hundreds of modules would take half of the server's start.
  ssr:
    command === 'build'
      ? {
          noExternal: [
            'hucre',
            'kysely',
            'zod',
            'lru-cache',
            'jsonc-parser',
            'fastest-levenshtein',
            '@eslint-community/regexpp',
          ],
        }
      : {},
  environments: {
    client: {
      build: {
        // The early script requests what a screen needs first; lists for the other imports would save no time.
        modulePreload: false,
        // Each group is one chunk: what its files import beyond the groups before it.
        rolldownOptions: {
          output: {
            postBanner: ({ name }) =>
              COMPILED_AT_ONCE.includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'] },
                { name: 'react-hook-form', test: /\/react-hook-form\// },
                { name: 'sign-in', test: /\/src\/screens\/(login|otp)\/\w+-screen\.tsx$/ },
                { name: 'first-rows', test: '/src/app/chunks/first-rows.ts' },
                { name: 'after-first-rows', test: '/src/app/chunks/after-first-rows.ts' },
                // A combobox's options, such as the categories with the numbers of their wallpapers, come with it.
                {
                  name: 'combobox',
                  test: /\/src\/(components\/combobox\/combobox|screens\/wallpapers\/use-category-options|stores\/catalogue\/links)\.tsx?$/,
                },
                { name: 'orders-screen', test: '/src/screens/orders/orders-screen.tsx' },
                { name: 'reviews-screen', test: '/src/screens/reviews/reviews-screen.tsx' },
                { name: 'filters', test: '/src/screens/filters/filter-chips.tsx' },
                { name: 'forms', test: '/src/screens/entity/add-form.tsx' },
                {
                  name: 'review-form',
                  test: /\/src\/screens\/reviews\/(add-review-form|review-buttons)\.tsx$/,
                },
                { name: 'bulk-update', test: '/src/screens/bulk-update/rows-update.tsx' },
                { name: 'on-first-input', test: '/src/app/chunks/on-first-input.ts' },
                // A view that goes into a file needs a part of it.
                { name: 'studio', test: '/src/screens/studio/studio-screen.tsx' },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Only what hangs takes so long; a busy machine may be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Server tests also wait for disks and timers: on 2 cores, 2 workers took 219 s, 3 take 203.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Importing everything again for each file would take half the time.
    isolate: false,
    // Tests run most code only a few times, so V8 optimizes it later, after 15 times as much work as by default:
    // server tests that took 30.1 s take 26.6.
    execArgv: ['--interrupt-budget=1000000'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'e2e/checks/*.test.ts'],
          exclude: ['src/{start,server,demo-shop}/**', ...WITH_DOCUMENT],
          setupFiles: ['e2e/setup/empty-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-with-document',
          environment: 'jsdom',
          include: WITH_DOCUMENT,
          setupFiles: ['e2e/setup/empty-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['e2e/setup/empty-state.ts', 'e2e/setup/testing-library.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-sqlite',
          environment: 'node',
          include: ['src/{start,server,demo-shop}/**/*.test.ts'],
          exclude: POSTGRES_ONLY,
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: ['e2e/setup/global-server-build.ts'],
        },
      },
      // Without PostgreSQL, `npm test` says so; in CI it fails (e2e/setup/install-programs.ts).
      ...(process.env.TEST_DATABASE_URL || findPostgres() ? [postgresProject] : []),
    ],
  },
}));
