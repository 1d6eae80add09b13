import { createHash } from 'node:crypto';
import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MEGABYTE } from '../../common/quantities';
import { HttpError, invalid } from '../http/errors';
import { type FormPart, formParts } from '../http/form-parts';
import { MAX_UPLOAD_BYTES, UploadError } from '../pictures/encode-picture';
import type { PictureFiles } from '../pictures/picture-files';
import { pictureTexts } from '../pictures/texts';
import type { Input } from '../rows/check-input';
import { inputOf } from '../rows/request-input';
import { limitConcurrentUploads } from '../threads/limit-concurrent-uploads';
import { reviewTexts as texts } from './texts';

const MAX_PICTURES = 20;
const MAX_BYTES = 100 * MEGABYTE;

/** Options of `@fastify/multipart`. One picture too many is accepted, so that the error is ours. */
export const formOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: MAX_UPLOAD_BYTES,
    files: MAX_PICTURES + 1,
    fields: 50,
    fieldSize: 100_000,
    parts: MAX_PICTURES + 51,
  },
};

export interface ReviewForm {
  readonly fields: Input;
  /** The paths of the pictures, which are stored already. */
  readonly images: readonly string[];
  /** The hashes of the pictures as they were sent. */
  readonly digests: readonly string[];
  /** Errors by picture: `file.0`. */
  readonly pictureErrors: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads a form, storing its pictures as they arrive, and runs `use` with it. Then removes the pictures that are not
 * among the `images` of the result; if it fails, all of them.
 */
export async function withReviewForm<Result extends { readonly images: readonly string[] }>(
  request: FastifyRequest,
  pictures: PictureFiles,
  use: (form: ReviewForm) => Promise<Result>,
): Promise<Result> {
  const stored: string[] = [];
  let used: readonly string[] = [];
  try {
    const form = await limitConcurrentUploads(() => readForm(request, pictures, stored));
    const result = await use(form);
    used = result.images;
    return result;
  } finally {
    const unused = stored.filter((path) => !used.includes(path));
    // If this fails, the next sweep removes them.
    await pictures.drop(unused).catch((error) => request.log.error(error));
  }
}

async function readForm(
  request: FastifyRequest,
  pictures: PictureFiles,
  images: string[],
): Promise<ReviewForm> {
  if (!request.isMultipart()) {
    return { fields: inputOf(request), images, digests: [], pictureErrors: {} };
  }
  const fields: Record<string, unknown> = {};
  const digests: string[] = [];
  const pictureErrors: Record<string, string[]> = {};
  checkSize(Number(request.headers['content-length'] ?? 0));
  let total = 0;
  for await (const part of formParts(request)) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    total += part.bytes.length;
    checkSize(total);
    if (!isPicture(part)) continue;
    const name = errorName(part, digests.length);
    if (digests.length === MAX_PICTURES) throw invalid({ [name]: [texts.tooMany(MAX_PICTURES)] });
    digests.push(createHash('sha256').update(part.bytes).digest('hex'));
    try {
      if (part.isTooLarge) throw new UploadError(pictureTexts.tooLarge(MAX_UPLOAD_BYTES));
      images.push(await pictures.add(part.bytes));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      pictureErrors[name] = [error.message];
    }
  }
  return { fields, images, digests, pictureErrors };
}

type FilePart = Extract<FormPart, { readonly kind: 'file' }>;

const FILE_FIELD = /^file(?:\[(\d{0,4})\])?$/;

/** Browsers send an empty file field as a file without name and content. */
function isPicture({ name, fileName, bytes }: FilePart): boolean {
  return FILE_FIELD.test(name) && (fileName !== '' || bytes.length > 0);
}

/** Errors of `file[3]` are at `file.3`; without a number the position in the request counts. */
function errorName({ name }: FilePart, index: number): string {
  return `file.${FILE_FIELD.exec(name)?.[1] || index}`;
}

function checkSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw new HttpError(413, texts.allTooLarge(MAX_BYTES));
}
