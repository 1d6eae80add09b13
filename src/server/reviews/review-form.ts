import { createHash } from 'node:crypto';
import type { FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MEGABYTE } from '../../common/quantities';
import type { Input } from '../entities/check-input';
import { inputOf } from '../entity-api/request-input';
import { HttpError, invalid } from '../http/errors';
import { type FormPart, formParts } from '../http/form-parts';
import { PictureFault } from './pictures/encode-picture';
import type { PictureFiles } from './pictures/picture-files';
import { reviewTexts as texts } from './texts';

const MOST_PICTURES = 20;
const PICTURE_BYTES = 10 * MEGABYTE;
const ALL_BYTES = 100 * MEGABYTE;

/** What `@fastify/multipart` is registered with. One picture too many comes through, to be told of. */
export const formOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: PICTURE_BYTES,
    files: MOST_PICTURES + 1,
    fields: 50,
    fieldSize: 100_000,
    parts: MOST_PICTURES + 51,
  },
};

/** What was sent of a review. */
export interface ReviewForm {
  readonly fields: Input;
  /** The paths of the pictures, which are kept already. */
  readonly images: readonly string[];
  /** What the pictures were as they were sent. */
  readonly digests: readonly string[];
  /** What is wrong with pictures, by their places: `file.0`. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads a form, keeping its pictures as they arrive, and runs `use` with it. Pictures that belong to no
 * review in the end are removed: those that are not among the `images` of its result, or all when it
 * fails.
 */
export async function withReviewForm<Result extends { readonly images: readonly string[] }>(
  request: FastifyRequest,
  pictures: PictureFiles,
  use: (form: ReviewForm) => Promise<Result>,
): Promise<Result> {
  const kept: string[] = [];
  let used: readonly string[] = [];
  try {
    const result = await use(await readForm(request, pictures, kept));
    used = result.images;
    return result;
  } finally {
    await tidy(
      request,
      pictures,
      kept.filter((path) => !used.includes(path)),
    );
  }
}

/** Removes pictures. What fails is no failure of the request: the next sweep takes them. */
export async function tidy(
  request: FastifyRequest,
  pictures: PictureFiles,
  paths: readonly string[],
): Promise<void> {
  await pictures.remove(paths).catch((error) => request.log.error(error));
}

async function readForm(
  request: FastifyRequest,
  pictures: PictureFiles,
  images: string[],
): Promise<ReviewForm> {
  if (!request.isMultipart()) {
    return { fields: inputOf(request), images, digests: [], problems: {} };
  }
  const fields: Record<string, unknown> = {};
  const digests: string[] = [];
  const problems: Record<string, string[]> = {};
  let total = Number(request.headers['content-length'] ?? 0);
  demandSize(total);
  total = 0;
  for await (const part of formParts(request)) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    total += part.bytes.length;
    demandSize(total);
    if (!isPicture(part)) continue;
    const place = placeOf(part, digests.length);
    if (digests.length === MOST_PICTURES)
      throw invalid({ [place]: [texts.tooMany(MOST_PICTURES)] });
    digests.push(createHash('sha256').update(part.bytes).digest('hex'));
    try {
      if (part.isTooLarge) throw new PictureFault(texts.tooLarge(PICTURE_BYTES));
      images.push(await pictures.add(part.bytes));
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      problems[place] = [error.message];
    }
  }
  return { fields, images, digests, problems };
}

type FilePart = Extract<FormPart, { readonly kind: 'file' }>;

const FILE_FIELD = /^file(?:\[(\d{0,4})\])?$/;

/** Browsers send a file field that was left empty as a file without name and content. */
function isPicture({ name, fileName, bytes }: FilePart): boolean {
  return FILE_FIELD.test(name) && (fileName !== '' || bytes.length > 0);
}

/** Where errors find a picture: `file[3]` is `file.3`; without a number it is the place in the request. */
function placeOf({ name }: FilePart, count: number): string {
  return `file.${FILE_FIELD.exec(name)?.[1] || count}`;
}

function demandSize(bytes: number): void {
  if (bytes > ALL_BYTES) throw new HttpError(413, texts.tooMuch(ALL_BYTES));
}
