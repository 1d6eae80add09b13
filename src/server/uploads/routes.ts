import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { EntityRoutesParts } from '../entity-api/routes';
import { HttpError, invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import { MAX_PICTURE_BYTES, PictureError } from '../pictures/encode-picture';
import type { PictureFiles } from '../pictures/picture-files';
import { pictureTexts as texts } from '../pictures/texts';

interface UploadParts extends Pick<EntityRoutesParts, 'configs' | 'currentUser'> {
  readonly pictures: PictureFiles;
}

/**
 * Stores pictures for fields with `upload`, and returns their paths. Nothing removes them: the history has their
 * paths, so that a change can be taken back.
 */
export function uploadRoutes({ configs, currentUser, pictures }: UploadParts): FastifyPluginAsync {
  const canUpload = (entity: string, name: string) =>
    configs()
      .find((config) => config.name === entity)
      ?.fields.some((field) => field.name === name && field.type === 'image' && field.upload);

  return async (app) => {
    const limits = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 0, parts: 2 };
    await app.register(multipart, { throwFileSizeLimit: false, limits });
    app.post<{ Params: { entity: string; field: string } }>(
      '/api/uploads/:entity/:field',
      async (request, reply) => {
        currentUser(request);
        const { entity, field } = request.params;
        if (!canUpload(entity, field)) throw new HttpError(404, texts.noUpload);
        const path = await stored(request, pictures).catch((error) => {
          throw error instanceof PictureError ? invalid({ [field]: [error.message] }) : error;
        });
        return reply.code(201).send({ path });
      },
    );
  };
}

async function stored(request: FastifyRequest, pictures: PictureFiles): Promise<string> {
  for await (const part of formParts(request)) {
    if (part.kind !== 'file') continue;
    if (part.isTooLarge) throw new PictureError(texts.tooLarge(MAX_PICTURE_BYTES));
    return await pictures.add(part.bytes);
  }
  throw new PictureError(texts.emptyPicture);
}
