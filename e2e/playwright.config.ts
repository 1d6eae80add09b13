import { defineConfig } from '@playwright/test';
import { findChromium } from './setup/chromium';

const executablePath = findChromium();
// The workers also read this file, and need not search again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
const MEASURE = '**/*.measure.spec.ts';
const isRoot = process.getuid?.() === 0;

/**
 * Parts of Chromium's own windows that cost as much as a page of ours: with each window, a popup of
 * its address bar and a process in reserve, and with each page, a second process because of a header that
 * keeps others from opening it. Chromium takes only the last list of features, so this one repeats those of
 * Playwright's that matter here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A walk's page lives for seconds, so compiling for speed as early as for a page that is used all day costs more than
 * it saves. Code that a walk runs thousands of times is still compiled.
 */
const LATE_COMPILERS = [
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-turbofan=20000',
  '--invocation-count-for-early-optimization=4000',
  '--invocation-count-for-maglev-osr=2000',
];

const launchOptions = (...more: readonly string[]) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    `--disable-features=${DISABLED_FEATURES.join()}`,
    ...(isRoot ? ['--no-sandbox'] : []),
    ...more,
  ],
});

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/prepare-demo-data.ts',
  projects: [
    {
      name: 'walks',
      testMatch: '**/*.spec.ts',
      testIgnore: MEASURE,
      outputDir: '../test-results/walks',
      use: { launchOptions: launchOptions(`--js-flags=${LATE_COMPILERS.join(' ')}`) },
    },
    {
      // Nothing else may run while these tests measure how long something takes, so `npm test` leaves them out.
      name: 'measurements',
      testMatch: MEASURE,
      outputDir: '../test-results/measurements',
      workers: 1,
    },
  ],
  reporter: 'list',
  // Walks also wait for timers: on 2 cores, 2 workers took 8.0 minutes, 3 take 6.8.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a slow or busy machine: only a run that hangs takes longer.
  globalTimeout: 70 * 60_000,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a fourth of the time; CONTRIBUTING.md says how to record one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
