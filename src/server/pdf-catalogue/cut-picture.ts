import { limitConcurrency } from '../threads/limit-concurrency';
import type { Frame } from './layout';

const PIXELS_PER_POINT = 3;
const QUALITY = 80;
/** A small file can contain more pixels than fit in memory. */
const MAX_PIXELS = 60_000_000;
/** Password hashing runs on the same threads and must not wait. */
const MAX_AT_ONCE = 2;

/** The size in pixels at which a picture looks sharp in a frame. */
export function pixelsOf({ width, height }: Pick<Frame, 'width' | 'height'>) {
  return {
    width: Math.round(width * PIXELS_PER_POINT),
    height: Math.round(height * PIXELS_PER_POINT),
  };
}

export type CutPicture = ReturnType<typeof pictureCutter>;

/** Returns a function that cuts a picture to a frame, as a JPEG; nothing when it can't be read. */
export function pictureCutter() {
  const limit = limitConcurrency(MAX_AT_ONCE);
  return (bytes: Uint8Array, frame: Frame): Promise<Uint8Array | undefined> =>
    limit(async () => {
      const { default: sharp } = await import('sharp');
      sharp.concurrency(1);
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .rotate()
        .resize({ ...pixelsOf(frame), fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY })
        .toBuffer()
        .catch(() => undefined);
    });
}
