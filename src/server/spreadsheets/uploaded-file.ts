import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ADDS_PART } from '../../entities/wire/spreadsheets';
import { limits } from '../../spreadsheet/package/limits';
import { invalid } from '../http/errors';
import { formParts } from '../http/form-parts';
import { limitConcurrentUploads } from '../threads/limit-concurrent-uploads';
import { spreadsheetTexts as texts } from './texts';

export const uploadOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: limits.fileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
};

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the form confirms that rows with new keys are to be added. */
  readonly adds: boolean;
}

/** Uses the file of the field `file`. Throws a 422 if it is missing or too large. */
export function withUpload<Result>(
  request: FastifyRequest,
  use: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  return limitConcurrentUploads(async () => use(await uploadedFile(request)));
}

async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  let file: Pick<UploadedFile, 'name' | 'bytes'> | undefined;
  let adds = false;
  for await (const part of formParts(request)) {
    if (part.kind === 'field') {
      if (part.name === ADDS_PART) adds = part.value === 'true';
      continue;
    }
    if (part.isTooLarge) throw invalid({ file: [texts.fileTooLarge] });
    if (part.name === 'file') file = { name: part.fileName, bytes: part.bytes };
  }
  if (!file || file.bytes.length === 0) throw invalid({ file: [texts.noFile] });
  return { ...file, adds };
}
