import { limitConcurrency } from '../threads/limit-concurrency';
import type { Frame } from './layout';

const PIXELS_PER_POINT = 3;
const QUALITY = 80;
/** What a picture may have of pixels: a small file can hold more than memory does. */
const MOST_PIXELS = 60_000_000;

/** For all catalogues together: passwords are hashed by the same threads, and must not wait. */
const limit = limitConcurrency(2);

/** How many pixels wide a picture is to be to look sharp in a frame. */
export function pixelsOf({ width, height }: Pick<Frame, 'width' | 'height'>) {
  return {
    width: Math.round(width * PIXELS_PER_POINT),
    height: Math.round(height * PIXELS_PER_POINT),
  };
}

/** Cuts a picture to a frame, as a JPEG; nothing for bytes that are no picture. */
export async function cutPicture(bytes: Uint8Array, frame: Frame): Promise<Uint8Array | undefined> {
  return await limit(async () => {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize({ ...pixelsOf(frame), fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}
