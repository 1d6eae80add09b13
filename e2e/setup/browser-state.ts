import { setImmediate } from 'node:timers/promises';
import type { StoreApi } from 'zustand/vanilla';
import { inFlight } from '../../src/api/http/in-flight';
import { clearLists } from '../../src/stores/lists/lists';

const stores = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ['../../src/stores/**/*.ts', '!../../src/stores/**/{*.test,testing}.ts'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module).filter(isStore));

/** Resets the browser to a freshly loaded page: it is empty, nothing is stored, and no request is in flight. */
export async function resetBrowserState(): Promise<void> {
  inFlight.abort();
  // Aborted requests fail now, not during the next test.
  await setImmediate();
  for (const store of stores) {
    if (store.getState() !== store.getInitialState()) store.setState(store.getInitialState(), true);
  }
  clearLists();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

function isStore(value: unknown): value is StoreApi<unknown> {
  return typeof value === 'object' && value !== null && 'getInitialState' in value;
}
