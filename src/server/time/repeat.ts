import type { FastifyInstance } from 'fastify';

/**
 * Runs a task when the app starts to listen, and every so often from now on, but not twice at the same time. A closing
 * app waits for it.
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
