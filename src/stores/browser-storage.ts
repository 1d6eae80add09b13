import { type PersistOptions, type PersistStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../common/is-record';

interface KeptStoreOptions<State> extends PersistOptions<State, unknown> {
  readonly initial: State;
}

/** A store that outlives the page, in `localStorage` by default. */
export function keptStore<State>({ initial, ...options }: KeptStoreOptions<State>) {
  const storage = browserStorage(() => localStorage);
  return createStore<State>()(
    persist<State, [], [], unknown>(() => initial, { storage, ...options }),
  );
}

/**
 * A storage for `persist`. If the browser's storage is blocked, full or broken, what could not be stored is lost,
 * at the latest with the page.
 */
export function browserStorage(storage: () => Storage): PersistStorage<unknown> {
  return {
    getItem(name) {
      const kept = attempt((): unknown => JSON.parse(storage().getItem(name) ?? 'null'));
      if (kept === null) return null;
      // Earlier releases stored the state without a version.
      if (!isRecord(kept) || typeof kept.version !== 'number') return { state: kept, version: 0 };
      return { state: kept.state, version: kept.version };
    },
    setItem: (name, value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => storage().removeItem(name)),
  };
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
