import { afterEach, vi } from 'vitest';

// Files of a worker share their modules. Tests without a page use no stores.
const browserState = typeof window === 'undefined' ? undefined : await import('./browser-state');

// Hooks after a test run in reverse order, so this one runs after those of the file.
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await browserState?.resetBrowserState();
});
