import type { FastifyInstance } from 'fastify';

/**
 * Runs a task every so often, unless it is still running, until the app closes, which waits for its end.
 * Returns what runs it at once. A failure is logged.
 */
export function repeat(app: FastifyInstance, everyMs: number, task: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= task()
      .catch((err) => app.log.error({ err }))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
