import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../../server/http/errors';
import { demoTexts as texts } from '../texts';
import { pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The shop's public pictures: `/images/wallpapers/WP-0001.jpg`, `-thumb.jpg`, `/images/rooms/…`. */
export function pictureRoutes(pictureOf: PictureStore): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
      const picture = pictureAt(request.params['*']);
      if (!picture) throw new HttpError(404, texts.noPicture);
      const { tag, jpeg } = pictureOf(picture);
      const etag = `"${tag}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return reply.type('image/jpeg').send(await jpeg(gone.signal));
    });
  };
}
