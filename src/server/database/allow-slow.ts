import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<boolean>();

/** Lets statements within `work` take minutes, for instance those that rebuild a table. */
export const allowSlow = <Result>(work: () => Promise<Result>): Promise<Result> =>
  storage.run(true, work);

export const isSlowAllowed = (): boolean => storage.getStore() === true;
