import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { documentName, uploaded, uploadTarget } from '../../entities/wire/uploads';
import { modelOf } from '../../field-types';
import type { UploadKind } from '../../field-types/field-model';
import type { EntityRoutesParts } from '../entity-api/routes';
import { HttpError, invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import type { Routes } from '../http/schemas';
import { MAX_PICTURE_BYTES as MAX_BYTES, UploadError } from '../pictures/encode-picture';
import type { PictureFiles } from '../pictures/picture-files';
import { limitUploads } from '../spreadsheets/uploaded-file';
import { DOCUMENT_PATH, documentFiles } from './document-files';
import { uploadTexts as texts } from './texts';

interface UploadParts extends Pick<EntityRoutesParts, 'configs' | 'currentUser'> {
  readonly pictures: PictureFiles;
  /** The folder of files that are no pictures. */
  readonly folder: string;
}

/**
 * Stores files for fields with `upload`, and returns their paths. Nothing removes them, so that a change can be
 * taken back. Pictures are public; other files are for people who are signed in.
 */
export function uploadRoutes({ configs, currentUser, pictures, folder }: UploadParts): Routes {
  const documents = documentFiles(folder);
  const store: Record<UploadKind, (name: string, bytes: Buffer) => Promise<string>> = {
    picture: (_, bytes) => pictures.add(bytes),
    document: documents.add,
  };

  function kindOf(entity: string, name: string): UploadKind | undefined {
    const config = configs().find((one) => one.name === entity);
    const field = config?.fields.find((one) => one.name === name);
    return field && modelOf(field).uploads?.(field);
  }

  return async (app) => {
    const limits = { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 2 };
    await app.register(multipart, { throwFileSizeLimit: false, limits });
    const uploading = { params: uploadTarget, response: { 201: uploaded } };
    app.post('/api/uploads/:entity/:field', { schema: uploading }, async (request, reply) => {
      currentUser(request);
      const { entity, field } = request.params;
      const kind = kindOf(entity, field);
      if (!kind) throw new HttpError(404, texts.noUpload);
      try {
        const path = await limitUploads(async () => {
          const { fileName, bytes } = await fileIn(request);
          return await store[kind](fileName, bytes);
        });
        return reply.code(201).send({ path });
      } catch (error) {
        throw error instanceof UploadError ? invalid({ [field]: [error.message] }) : error;
      }
    });

    const path = `/${DOCUMENT_PATH}:id/:name`;
    app.get(path, { schema: { params: documentName } }, async (request, reply) => {
      currentUser(request);
      const { id, name } = request.params;
      const found = await documents.read(id, name);
      if (!found) throw new HttpError(404, texts.noFile);
      const ascii = found.shown.replace(/[^ -~]/g, '_');
      reply.headers({
        // A browser saves the file, and never shows it as a page of this site.
        'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(found.shown)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      return reply.type(found.type).send(found.bytes);
    });
  };
}

/** The file that a request sends. Throws an `UploadError`. */
async function fileIn(request: FastifyRequest) {
  for await (const part of formParts(request)) {
    if (part.kind !== 'file') continue;
    if (part.isTooLarge) throw new UploadError(texts.tooLarge(MAX_BYTES));
    if (part.bytes.length > 0) return part;
  }
  throw new UploadError(texts.empty);
}
