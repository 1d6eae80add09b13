import { setImmediate } from 'node:timers/promises';
import { afterEach, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { inFlight } from '../../src/api/http/in-flight';
import { clearLists } from '../../src/stores/lists/lists';

/** Files of a worker share their modules, so a store would keep what the tests of another file left in it. */
const stores = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/stores/**/!(*test|testing).ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isStore));

// Hooks after a test run in reverse order, so this one runs after those of the file.
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (typeof window !== 'undefined') inFlight.abort();
  // What was aborted fails now, and not during the next test.
  await setImmediate();
  for (const store of stores) {
    if (store.getState() !== store.getInitialState()) store.setState(store.getInitialState(), true);
  }
  clearLists();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});

function isStore(value: unknown): value is StoreApi<unknown> {
  return typeof value === 'object' && value !== null && 'getInitialState' in value;
}
