import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploaded, uploadName, uploadTarget } from '../../entities/wire/uploads';
import { modelOf } from '../../field-types';
import type { UploadKind } from '../../field-types/field-model';
import { HttpError, invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import type { Needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import { MAX_UPLOAD_BYTES, UploadError } from '../pictures/encode-picture';
import type { PictureFiles } from '../pictures/picture-files';
import { randomName } from '../pictures/stored-files';
import { MAX_BYTES_A_DAY } from '../settings/rate-limits';
import type { StoreParts } from '../tables/entity-store';
import { limitConcurrentUploads } from '../threads/limit-concurrent-uploads';
import type { Clock } from '../time/clock';
import { FILES_PATH, otherFiles } from './other-files';
import { uploadTexts as texts } from './texts';
import { uploadList } from './upload-list';

interface UploadParts extends StoreParts {
  readonly pictures: PictureFiles;
  readonly clock?: Clock;
  /** How much each person can upload in a day. */
  readonly maxBytesADay?: number;
}

/**
 * Stores files for fields with `upload`, and returns their paths. They stay as long as a row or the history has
 * them, so that a change can be undone; those that no row gets are removed after a day. Pictures are public;
 * other files are for people who are signed in.
 */
export function uploadRoutes({
  store,
  configs,
  pictures,
  clock = Date.now,
  maxBytesADay = MAX_BYTES_A_DAY,
}: UploadParts): Routes {
  const list = uploadList(store.db);
  const files = otherFiles(store.db);
  const write: Record<UploadKind, (id: string, file: string, bytes: Buffer) => Promise<string>> = {
    picture: (id, _, bytes) => pictures.add(bytes, id),
    file: files.add,
  };

  async function add(kind: UploadKind, account: number, request: FastifyRequest) {
    const { fileName, bytes } = await fileIn(request);
    const name = randomName();
    const upload = { name, bytes: bytes.length, account, now: clock() };
    if (!(await list.add(upload, maxBytesADay)))
      throw new HttpError(413, texts.tooMuch(maxBytesADay));
    try {
      return await write[kind](name, fileName, bytes);
    } catch (error) {
      await list.drop(name);
      throw error;
    }
  }

  function kindOf(entity: string, name: string): UploadKind | undefined {
    const config = configs().find((one) => one.name === entity);
    const field = config?.fields.find((one) => one.name === name);
    return field && modelOf(field).uploads?.(field);
  }

  function needsOfUpload(request: FastifyRequest): Needs {
    const { entity: screen } = uploadTarget.parse(request.params);
    return [{ screen, action: request.may(screen, 'add') ? 'add' : 'update' }];
  }

  /** A file is for the person who uploaded it, and for those who may see a row that has it or had it. */
  async function needsOfFile(request: FastifyRequest): Promise<Needs> {
    const { id: name } = uploadName.parse(request.params);
    const all = configs().filter(({ fields }) => fields.some((one) => modelOf(one).uploads?.(one)));
    const hidden = all.filter((config) => !request.may(config.name, 'read'));
    if (hidden.length === 0 || (await list.isBy(name, request.account.id))) return [];
    const visible = all.filter((config) => !hidden.includes(config));
    const screen = (await list.has(name)) ? await list.entityWith(name, visible) : undefined;
    return [{ screen: screen ?? hidden[0]?.name ?? '', action: 'read' }];
  }

  return async (app) => {
    const limits = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 2 };
    await app.register(multipart, { throwFileSizeLimit: false, limits });
    const schema = { params: uploadTarget, response: { 201: uploaded } };
    const uploading = { config: { needs: needsOfUpload }, schema };
    app.post('/api/uploads/:entity/:field', uploading, async (request, reply) => {
      const { id } = request.account;
      const { entity, field } = request.params;
      const kind = kindOf(entity, field);
      if (!kind) throw new HttpError(404, texts.noUpload);
      try {
        const path = await limitConcurrentUploads(() => add(kind, id, request));
        return reply.code(201).send({ path });
      } catch (error) {
        throw error instanceof UploadError ? invalid({ [field]: [error.message] }) : error;
      }
    });

    const path = `/${FILES_PATH}:id/:name`;
    app.get(
      path,
      { config: { needs: needsOfFile }, schema: { params: uploadName } },
      async (request, reply) => {
        const { id, name } = request.params;
        const found = await files.read(id, name);
        if (!found) throw new HttpError(404, texts.noFile);
        const ascii = found.shown.replace(/[^ -~]/g, '_');
        reply.headers({
          // A browser saves the file, and never shows it as a page of this site.
          'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(found.shown)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-length': found.size,
        });
        return reply.type(found.type).send(found.content);
      },
    );
  };
}

/** The file that a request sends. Throws an `UploadError`. */
async function fileIn(request: FastifyRequest) {
  for await (const part of formParts(request)) {
    if (part.kind !== 'file') continue;
    if (part.isTooLarge) throw new UploadError(texts.tooLarge(MAX_UPLOAD_BYTES));
    if (part.bytes.length > 0) return part;
  }
  throw new UploadError(texts.empty);
}
