import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../spreadsheet/package/limits';
import { HttpError, invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import { limitConcurrency } from '../threads/limit-concurrency';
import { spreadsheetTexts as texts } from './texts';

/** The options of `@fastify/multipart`. */
export const uploadOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: limits.fileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
};

/** Files that are in memory at once. Others wait at the client, unread. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 20;
const limit = limitConcurrency(MAX_AT_ONCE, {
  max: MAX_WAITING,
  full: () => new HttpError(503, texts.tooManyUploads, {}, { 'retry-after': '10' }),
});

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Uses the file of the field `file`. Throws a 422 if it is missing or too large. */
export function withUpload<Result>(
  request: FastifyRequest,
  use: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  return limit(async () => use(await uploadedFile(request)));
}

async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  let file: UploadedFile | undefined;
  for await (const part of formParts(request)) {
    if (part.kind !== 'file') continue;
    if (part.isTooLarge) throw invalid({ file: [texts.fileTooLarge] });
    if (part.name === 'file') file = { name: part.fileName, bytes: part.bytes };
  }
  if (!file || file.bytes.length === 0) throw invalid({ file: [texts.noFile] });
  return file;
}
