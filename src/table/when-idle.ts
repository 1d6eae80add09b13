/** Pause between slices where the browser has no `requestIdleCallback`: a frame. */
const PAUSE_MS = 16;
/** Short enough to handle a key press in the next frame. */
const SLICE_MS = 10;

/** Runs `work` in slices while the browser is idle, until it returns true. */
export function whenIdle(work: (milliseconds: number) => boolean): { cancel(): void } {
  // Safari has no requestIdleCallback.
  const canIdle = typeof requestIdleCallback === 'function';
  const next = () => (canIdle ? requestIdleCallback(run) : setTimeout(run, PAUSE_MS));
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
