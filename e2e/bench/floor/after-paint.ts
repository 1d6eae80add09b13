/** Runs `work` when there is time, after the current frame is painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}
