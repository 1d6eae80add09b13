import { createStore } from 'zustand/vanilla';

const runningStore = createStore<ReadonlyMap<string, Promise<unknown>>>(() => new Map());

/** Runs `action`, or returns the result of a running one with the same key: a double click sends one request. */
export function singleFlight<Result>(key: string, action: () => Promise<Result>): Promise<Result> {
  const running = runningStore.getState().get(key);
  // A key is always used for the same kind of action, which the map's type can't express.
  if (running) return running as Promise<Result>;
  const started = action().finally(() =>
    runningStore.setState((all) => new Map([...all].filter(([other]) => other !== key)), true),
  );
  runningStore.setState((all) => new Map(all).set(key, started), true);
  return started;
}
