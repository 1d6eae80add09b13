/** How many tasks may wait, and the error for any further ones. Without a limit, any number may wait. */
export interface QueueLimit {
  readonly max: number;
  readonly full: () => Error;
}

/** Returns a function that runs tasks, at most `max` at once; the others wait in line. */
export function limitConcurrency(max: number, queue?: QueueLimit) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1;
    else {
      if (queue && waiting.length >= queue.max) throw queue.full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
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
