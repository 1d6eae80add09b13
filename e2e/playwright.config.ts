import { defineConfig } from '@playwright/test';
import { findChromium } from './run/chromium';

const executablePath = findChromium();
const MEASURE = '**/*.measure.spec.ts';
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'walks',
      testMatch: '**/*.spec.ts',
      testIgnore: MEASURE,
      outputDir: '../test-results/walks',
    },
    {
      // What measures how long something takes may have nothing running beside it: `npm test` runs
      // this project when the other is through.
      name: 'measurements',
      testMatch: MEASURE,
      outputDir: '../test-results/measurements',
      workers: 1,
    },
  ],
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  use: {
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Pictures of every step would double the time that a passing test takes.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
