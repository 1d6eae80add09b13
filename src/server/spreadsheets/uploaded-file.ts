import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../spreadsheet/limits';
import { HttpError, invalid } from '../errors';
import { spreadsheetTexts as texts } from './texts';

/** What `@fastify/multipart` is registered with. */
export const uploadOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: limits.fileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
};

/** The bytes of the file in the field `file`. Throws a 422 without one, or with one that is too large. */
export async function uploadedFile(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw invalid({ file: [texts.noFile] });
  try {
    const bytes = await readFilePart(request);
    if (bytes.length > 0) return bytes;
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error))
      throw error;
    // The parser's own errors say nothing of whose fault it is: the form is cut off or malformed.
    throw invalid({ file: [texts.brokenForm] });
  }
  throw invalid({ file: [texts.noFile] });
}

async function readFilePart(request: FastifyRequest): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const content = await part.toBuffer();
    if (part.file.truncated) throw invalid({ file: [texts.fileTooLarge] });
    if (part.fieldname === 'file') bytes = content;
  }
  return bytes;
}
