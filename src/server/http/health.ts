import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** `/livez`: the process responds. `/readyz`: so does the database, and the app is not closing. */
export function healthRoutes(app: FastifyInstance, pingDatabase: () => Promise<unknown>): void {
  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request) => {
    try {
      await pingDatabase();
    } catch (error) {
      request.log.error({ err: error }, texts.noDatabase);
      throw new HttpError(503, texts.noDatabase);
    }
    return { status: 'ready' };
  });
}
