import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../http/errors';
import type { PictureFiles } from './picture-files';
import { pictureTexts as texts } from './texts';

/** Stored pictures are public, as on the shop's site: `/images/reviews/….jpg`. */
export function storedPictureRoutes(pictures: PictureFiles): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(`/${pictures.path}:file`, async (request, reply) => {
      const stored = await pictures.read(request.params.file);
      if (!stored) throw new HttpError(404, texts.noSuchPicture);
      reply.headers({
        // A name is never reused for another picture.
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-length': stored.size,
      });
      return reply.type('image/jpeg').send(stored.content);
    });
  };
}
