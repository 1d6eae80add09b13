import { createStore, type StoreApi } from 'zustand/vanilla';

/** A JSON value in a browser storage. */
export function storedValue(storage: () => Storage, key: string) {
  return {
    /** `undefined` if the value is missing or broken, or the browser blocks the storage. */
    read(): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Does nothing if the storage is full or blocked. */
    write(value: unknown): void {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {}
    },
  };
}

/** A store that is kept in the browser; `read` makes sense of what was kept. */
export function storedStore<State>(key: string, read: (kept: unknown) => State): StoreApi<State> {
  const stored = storedValue(() => localStorage, key);
  const store = createStore(() => read(stored.read()));
  store.subscribe((state) => stored.write(state));
  return store;
}
