import type { FastifyInstance } from 'fastify';

/**
 * Runs a task as soon as the app listens, and repeatedly after that, but never twice at once. A closing app waits for
 * it.
 */
export function repeat(app: FastifyInstance, everyMs: number, task: () => Promise<unknown>): void {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= task()
      .catch((err) => app.log.error({ err }))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  app.addHook('onListen', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
