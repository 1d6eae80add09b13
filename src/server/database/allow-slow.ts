import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<boolean>();
let running = 0;

/** Lets statements within `work` take minutes, for instance those that rebuild a table. */
export async function allowSlow<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await storage.run(true, work);
  } finally {
    running -= 1;
    // An AsyncLocalStorage in use makes every promise of the process more expensive.
    if (running === 0) storage.disable();
  }
}

export const isSlowAllowed = (): boolean => storage.getStore() === true;
