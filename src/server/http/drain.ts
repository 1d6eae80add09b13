import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long requests that run at the end may still take. */
const patienceMs = 8_000;

/**
 * Lets running requests finish before a closing app gives up its port. Meanwhile it answers 503 to new
 * ones, `/readyz` among them. What takes longer than 8 s is broken off.
 */
export function drainOnClose(app: FastifyInstance): void {
  const running = new Set<FastifyReply>();
  let onIdle = () => {};

  app.addHook('onRequest', async (_request, reply) => {
    running.add(reply);
    // Comes once for every response, sent or broken off.
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
    const patience = setTimeout(() => {
      for (const reply of running) reply.raw.destroy();
    }, patienceMs);
    await idle;
    clearTimeout(patience);
  });
}
