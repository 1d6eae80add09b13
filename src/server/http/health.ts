import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** `/livez`: the process answers. `/readyz`: the database answers too; not so while the app closes. */
export function healthRoutes(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request) => {
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, texts.noDatabase);
      throw new HttpError(503, texts.noDatabase);
    }
    return { status: 'ready' };
  });
}
