import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors';
import { httpTexts as texts } from './texts';

export interface HealthChecks {
  /** Rejects when the database doesn't answer. */
  readonly askDatabase: () => Promise<unknown>;
  readonly isDraining: () => boolean;
}

/** `/livez`: the process answers. `/readyz`: it can serve; not so while it shuts down. */
export function healthRoutes(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request) => {
    if (checks.isDraining()) throw new HttpError(503, texts.draining);
    try {
      await checks.askDatabase();
    } catch (error) {
      request.log.error({ err: error }, texts.noDatabase);
      throw new HttpError(503, texts.noDatabase);
    }
    return { status: 'ready' };
  });
}
