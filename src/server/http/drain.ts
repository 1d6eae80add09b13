import type { FastifyInstance, FastifyReply } from 'fastify';

const TIME_LIMIT_MS = 8_000;

/**
 * Lets running requests finish before a closing app releases its port. Meanwhile new ones get a 503,
 * including `/readyz`. Requests that take longer than 8 s are cut off.
 */
export function drainOnClose(app: FastifyInstance): void {
  const running = new Set<FastifyReply>();
  let onIdle = () => {};

  app.addHook('onRequest', async (_request, reply) => {
    running.add(reply);
    // Emitted once for every response, sent or cut off.
    reply.raw.once('close', () => {
      running.delete(reply);
      if (running.size === 0) onIdle();
    });
  });

  app.addHook('preClose', async () => {
    if (running.size === 0) return;
    const idle = new Promise<void>((resolve) => {
      onIdle = resolve;
    });
    const timer = setTimeout(() => {
      for (const reply of running) reply.raw.destroy();
    }, TIME_LIMIT_MS);
    await idle;
    clearTimeout(timer);
  });
}
