import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { entityConfigsPlugin } from './src/entities/vite-plugin';
import { precompress } from './src/server/build/precompress';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    entityConfigsPlugin(process.env.PAPERHANGER_CONFIGS ?? 'entity-configs'),
    precompress(),
  ],
  build: { outDir: 'dist/app', target: 'es2022' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'e2e/checks/*.test.ts'],
          exclude: ['src/server/**'],
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
          include: ['src/server/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          environment: 'node',
          include: ['src/server/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['e2e/setup/global-postgres.ts'],
        },
      },
    ],
  },
});
