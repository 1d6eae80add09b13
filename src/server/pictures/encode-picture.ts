import type { Metadata, Sharp } from 'sharp';
import { MEGABYTE } from '../../common/quantities';
import { limitConcurrency } from '../threads/limit-concurrency';
import { pictureTexts as texts } from './texts';

/** Why a file can’t be used. People see its message. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

export const MAX_UPLOAD_BYTES = 10 * MEGABYTE;

/** Two upright JPEGs without any camera metadata. */
export interface EncodedPicture {
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

/** Resizing a longer, narrow picture would take far more memory and time. */
export const MAX_READ_SIDE = 20_000;
const MAX_SIDE = 2400;
const THUMBNAIL_SIDE = 320;
const QUALITY = 84;
/** More than phones usually produce; a small file may claim any number. */
const MAX_PIXELS = 80_000_000;
/** For a picture that must be in memory as a whole. */
const MAX_WHOLE_BYTES = 75 * MEGABYTE;
const TIME_LIMIT_S = 20;
/** sharp uses its own threads; more would only compete for time. */
const MAX_AT_ONCE = 2;

/** Makes a test for the first bytes of a file, written in hexadecimal. */
export const startsWith = (hex: string) => (bytes: Buffer) =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));
export const isJpeg = startsWith('ffd8ff');
export const isPng = startsWith('89504e470d0a1a0a');

/** Returns a function that re-encodes a picture. The format is known by its content. Throws an `UploadError`. */
export function pictureEncoder() {
  const limit = limitConcurrency(MAX_AT_ONCE);
  return async (bytes: Buffer): Promise<EncodedPicture> => {
    if (bytes.length === 0) throw new UploadError(texts.emptyPicture);
    if (!isJpeg(bytes) && !isPng(bytes)) throw new UploadError(texts.notAPicture);
    return await limit(async () => {
      const sharp = await loadSharp();
      const open = (source: Buffer, limitInputPixels: number | false = MAX_PIXELS) =>
        sharp(source, { failOn: 'error', limitInputPixels });
      await checkHeader(open(bytes, false));
      const picture = await toJpeg(open(bytes).autoOrient(), MAX_SIDE);
      return { picture, thumbnail: await toJpeg(open(picture), THUMBNAIL_SIDE) };
    });
  };
}

/** Loads sharp with the first picture, because loading it earlier would slow down every start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // Each picture is read once.
  sharp.cache(false);
  return sharp;
}

async function checkHeader(image: Sharp): Promise<void> {
  const found = await image.metadata().catch(damaged);
  const { format, width, height } = found;
  if (format !== 'jpeg' && format !== 'png') throw new UploadError(texts.notAPicture);
  if (Math.max(width, height) > MAX_READ_SIDE) throw new UploadError(texts.tooLong(MAX_READ_SIDE));
  if (width * height > MAX_PIXELS) throw new UploadError(texts.tooManyPixels(MAX_PIXELS));
  const most = maxWholePixels(found);
  if (width * height > most) throw new UploadError(texts.tooManyInPasses(most));
}

/** How many pixels a picture may have that can't be read line by line, as plain JPEGs and PNGs are. */
export function maxWholePixels({ format, isProgressive, channels, depth }: Metadata): number {
  if (!isProgressive && (format === 'jpeg' || format === 'png')) return Number.POSITIVE_INFINITY;
  return MAX_WHOLE_BYTES / channels / (depth === 'ushort' ? 2 : 1);
}

async function toJpeg(image: Sharp, side: number): Promise<Buffer> {
  return await image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer()
    .catch(damaged);
}

function damaged(cause: unknown): never {
  throw new UploadError(texts.damagedPicture, { cause });
}
