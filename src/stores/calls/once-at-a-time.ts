const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs `action` unless the one of the same key is still under way: then its result is the result. A
 * double click sends one call.
 */
export function onceAtATime<Result>(key: string, action: () => Promise<Result>): Promise<Result> {
  const running = underWay.get(key);
  // One key always stands for one kind of action, which the map's type can't say.
  if (running) return running as Promise<Result>;
  const started = action().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
