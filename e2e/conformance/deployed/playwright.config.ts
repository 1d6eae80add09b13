import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { globalSetup: _, ...shared } = base;

/** The generated tests against a server that runs somewhere: one after the other, as a person would work. */
// biome-ignore lint/style/noDefaultExport: Playwright loads the default export.
export default defineConfig({
  ...shared,
  projects: [{ name: 'deployed', testMatch: 'screens.deployed.ts' }],
  reporter: [['list'], ['json', { outputFile: process.env.CONFORMANCE_REPORT ?? '' }]],
  workers: 1,
  outputDir: '../../../test-results/deployed',
});
