/** The milliseconds that the loop in `slowness` takes on the reference machine, where the limits of tests were set. */
const REFERENCE_MS = 50;

/**
 * The milliseconds of computing that some work would take on the reference machine. Neither a busy machine nor a slow
 * one changes the result: only the time of this process counts, and it is scaled.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const slownessBefore = slowness();
  const started = process.cpuUsage();
  await work();
  const spent = process.cpuUsage(started).user / 1000;
  return spent / Math.max(slownessBefore, slowness());
}

/** How many times slower than the reference machine this one is at present; 1 if it is faster. */
function slowness(): number {
  const started = process.cpuUsage();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step += 1) sum += step % 7;
  if (sum === 0) throw new Error('The loop must not be optimized away.');
  return Math.max(1, process.cpuUsage(started).user / 1000 / REFERENCE_MS);
}
