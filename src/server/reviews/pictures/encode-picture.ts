import type { Sharp, SharpOptions } from 'sharp';
import { limitConcurrency } from '../../threads/limit-concurrency';
import { reviewTexts as texts } from '../texts';

/** What is wrong with a picture, for people. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** A picture as it is kept: both JPEGs, upright, and without anything that a camera wrote into them. */
export interface EncodedPicture {
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

const LONGEST_SIDE = 2400;
const THUMBNAIL_SIDE = 320;
const QUALITY = 84;
/** Beyond what telephones usually make; a small file may claim any number. */
const MOST_PIXELS = 80_000_000;
const TIME_LIMIT_S = 20;

const JPEG = Buffer.from('ffd8ff', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** The work is done in sharp's own threads; more at once would only take each other's time. */
const limit = limitConcurrency(2);

/** Reads a picture by its content alone and draws it anew. Throws a `PictureFault`. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length === 0) throw new PictureFault(texts.emptyPicture);
  if (!startsWith(bytes, JPEG) && !startsWith(bytes, PNG)) {
    throw new PictureFault(texts.notAPicture);
  }
  return await limit(async () => {
    const open = await opener();
    await demandPixels(open(bytes, { limitInputPixels: false }));
    const picture = await toJpeg(open(bytes).autoOrient(), LONGEST_SIDE);
    return { picture, thumbnail: await toJpeg(open(picture), THUMBNAIL_SIDE) };
  });
}

function startsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning);
}

/** Loaded with the first picture: it takes time that a start should not. */
async function opener(): Promise<(bytes: Buffer, options?: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return (bytes, options) =>
    sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, ...options });
}

/** Looks at the picture's header alone. */
async function demandPixels(image: Sharp): Promise<void> {
  const { format, width, height } = await image.metadata().catch(broken);
  if (format !== 'jpeg' && format !== 'png') throw new PictureFault(texts.notAPicture);
  if (width * height > MOST_PIXELS) throw new PictureFault(texts.tooManyPixels(MOST_PIXELS));
}

async function toJpeg(image: Sharp, side: number): Promise<Buffer> {
  return await image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer()
    .catch(broken);
}

function broken(cause: unknown): never {
  throw new PictureFault(texts.brokenPicture, { cause });
}
