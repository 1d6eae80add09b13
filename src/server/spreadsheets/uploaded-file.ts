import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../spreadsheet/package/limits';
import { invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import { spreadsheetTexts as texts } from './texts';

/** The options of `@fastify/multipart`. */
export const uploadOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: limits.fileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
};

/** The bytes of the field `file`. Throws a 422 if it is missing or too large. */
export async function uploadedFile(request: FastifyRequest): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for await (const part of formParts(request)) {
    if (part.kind !== 'file') continue;
    if (part.isTooLarge) throw invalid({ file: [texts.fileTooLarge] });
    if (part.name === 'file') bytes = part.bytes;
  }
  if (bytes.length === 0) throw invalid({ file: [texts.noFile] });
  return bytes;
}
