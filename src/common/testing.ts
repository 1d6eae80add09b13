/** How many milliseconds the piece of work below takes on the machine on which the limits of tests were set. */
const REFERENCE_MS = 50;

/**
 * How many milliseconds of computing some work takes. A busy machine doesn't change that, for only the time of this
 * process counts, nor does a slow one: they are the milliseconds that the machine of the limits would need.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const slownessBefore = slowness();
  const started = process.cpuUsage();
  await work();
  const spent = process.cpuUsage(started).user / 1000;
  return spent / Math.max(slownessBefore, slowness());
}

/** How many times as long as on the machine of the limits something takes here, at present; 1 if it is quicker. */
function slowness(): number {
  const started = process.cpuUsage();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step += 1) sum += step % 7;
  if (sum === 0) throw new Error('The loop must not be optimized away.');
  return Math.max(1, process.cpuUsage(started).user / 1000 / REFERENCE_MS);
}
