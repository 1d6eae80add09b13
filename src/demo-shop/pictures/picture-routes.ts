import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../../server/http/errors';
import { demoTexts as texts } from '../texts';
import { pictureAt } from './picture-paths';
import type { PictureStore } from './picture-store';

/** The shop's public pictures: `/images/wallpapers/WP-0001.jpg`, `-thumb.jpg`, `/images/rooms/…`. */
export function pictureRoutes(pictures: PictureStore): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
      const picture = pictureAt(request.params['*']);
      if (!picture) throw new HttpError(404, texts.noPicture);
      const etag = `"${pictures.nameOf(picture)}"`;
      // Not forever: a later version of the demo may draw another picture.
      reply.headers({
        etag,
        'cache-control': 'public, max-age=86400',
        // Public, as on the shop's site: the preview of an article, which has no origin, also shows them.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(await pictures.jpeg(picture));
    });
  };
}
