/** Returns a function that runs tasks, at most `max` at once; the others wait in line. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next in line takes over the slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
