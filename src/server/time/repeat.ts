import type { FastifyInstance } from 'fastify';

/** Runs a task every so often, but not twice at the same time. A closing app waits for it. Returns what starts it. */
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
