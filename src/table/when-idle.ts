import type { SlicedWork } from './sliced-work';

/** The pause between slices in browsers without task priorities: one frame. */
const PAUSE_MS = 16;
/** Short enough to handle a key press in the next frame. */
const SLICE_MS = 10;

/**
 * Runs `work` in slices while the browser is idle, and then `onDone`. Returns a function that cancels it. Tasks of low
 * priority follow each other at once when nothing else is to be done; `requestIdleCallback` would run one slice per
 * 50 ms.
 */
export function whenIdle(work: SlicedWork['work'], onDone?: () => void): () => void {
  let isCancelled = false;
  const next = () => {
    // Safari has no scheduler.
    if ('scheduler' in globalThis) void scheduler.postTask(run, { priority: 'background' });
    else setTimeout(run, PAUSE_MS);
  };
  function run() {
    if (isCancelled) return;
    if (work(performance.now() + SLICE_MS)) onDone?.();
    else next();
  }
  next();
  return () => {
    isCancelled = true;
  };
}
