/** How long the browser may rest before work is due all the same, where it can't say. */
const REST_MS = 200;
/** Short enough that a key pressed meanwhile is answered in the next frame. */
const SLICE_MS = 10;

/** Does work in slices while the browser has nothing else to do, until it is done. */
export function whenIdle(work: (milliseconds: number) => boolean): { cancel(): void } {
  // Safari has no requestIdleCallback.
  const canIdle = typeof requestIdleCallback === 'function';
  const next = () => (canIdle ? requestIdleCallback(run) : setTimeout(run, REST_MS));
  let handle: ReturnType<typeof next> | undefined = next();
  function run() {
    handle = work(SLICE_MS) ? undefined : next();
  }
  return {
    cancel() {
      if (typeof handle === 'number' && canIdle) cancelIdleCallback(handle);
      else clearTimeout(handle);
    },
  };
}
