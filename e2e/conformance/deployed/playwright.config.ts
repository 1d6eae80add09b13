import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { globalSetup: _, ...shared } = base;

/** Runs the generated tests against a deployed server, one after the other, as a person would work. */
// biome-ignore lint/style/noDefaultExport: Playwright loads the default export.
export default defineConfig({
  ...shared,
  // Chromium doesn’t read this variable, but Node.js has already checked the certificate.
  use: { ...shared.use, ignoreHTTPSErrors: process.env.NODE_EXTRA_CA_CERTS !== undefined },
  projects: [{ name: 'deployed', testMatch: 'screens.deployed.ts' }],
  reporter: [['list'], ['json', { outputFile: process.env.CONFORMANCE_REPORT ?? '' }]],
  workers: 1,
  outputDir: '../../../test-results/deployed',
});
