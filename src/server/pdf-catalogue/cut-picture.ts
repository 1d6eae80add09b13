import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { loadSharp, MAX_READ_SIDE, maxWholePixels } from '../pictures/encode-picture';
import { limitConcurrency } from '../threads/limit-concurrency';
import type { Frame } from './layout';
import { pictureFolder } from './picture-folder';
import type { KnownPicture } from './site-pictures';

const PIXELS_PER_POINT = 3;
const QUALITY = 80;
/** A small file can contain more pixels than fit in memory. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 5;
/** The bytes that identify JPEG, PNG, GIF, WebP and AVIF, and where. Drawings such as SVG can take arbitrarily long. */
const SIGNATURES = { '\xff\xd8\xff': 0, '\x89PNG': 0, GIF8: 0, WEBP: 8, ftypavi: 4 };
/** Password hashing runs on the same threads and must not wait. */
const MAX_AT_ONCE = 2;
/** A JPEG at most this much wider than its frame, and with nearly its shape, is not cut. */
const MAX_SCALE = 1.5;
const MAX_STRETCH = 0.01;

/** The size in pixels at which a picture looks sharp in a frame. */
export function pixelsOf({ width, height }: Pick<Frame, 'width' | 'height'>) {
  return {
    width: Math.round(width * PIXELS_PER_POINT),
    height: Math.round(height * PIXELS_PER_POINT),
  };
}

/** A JPEG in the shape of its frame, or the path of a file with one. */
export type CutPicture = Uint8Array | string;

export type CutToFrame = ReturnType<typeof pictureCutter>;

/**
 * Returns a function that cuts a picture to a frame; nothing when it can't be read. Each picture is cut
 * once, by its content or its name, and then kept in a folder.
 */
export function pictureCutter(folder: string) {
  const limit = limitConcurrency(MAX_AT_ONCE);
  const kept = pictureFolder(folder);
  return async (picture: Uint8Array | KnownPicture, frame: Frame) => {
    const { width, height } = pixelsOf(frame);
    const content = createHash('sha256').update('name' in picture ? picture.name : picture);
    const name = `${content.digest('hex')}-${width}x${height}.jpg`;
    const file = await kept.find(name);
    if (file !== undefined) return file;
    const cut = await limit(async () => {
      const bytes = 'name' in picture ? await picture.read().catch(() => undefined) : picture;
      return bytes && (await cutTo(bytes, { width, height }));
    });
    // A full disk is no reason to leave out the picture.
    return cut && (await kept.add(name, cut).catch(() => cut));
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function cutTo(bytes: Uint8Array, size: Size): Promise<Uint8Array | undefined> {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const isKnown = Object.entries(SIGNATURES).some(([text, at]) => beginning.startsWith(text, at));
  if (!isKnown) return undefined;
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  try {
    const found = await picture.metadata();
    const { width, height } = found;
    if (Math.max(width, height) > MAX_READ_SIDE || width * height > maxWholePixels(found))
      return undefined;
    if (isComplete(bytes) && hasPlainSegments(bytes) && fits(found, size)) return bytes;
    return await picture
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Whether bytes end as a JPEG does. */
function isComplete(bytes: Uint8Array): boolean {
  return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}

/**
 * Whether pdfkit finds the size of a JPEG: each segment must begin where the one before ends, without the bytes that may
 * fill the space between them.
 */
function hasPlainSegments(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return true;
    const isTable = marker === 0xffc4 || (marker >= 0xffdb && marker < 0xffff);
    if (!isTable) return false;
  }
  return false;
}

/** Whether a picture can be printed as it is: a plain JPEG of about the right size. */
function fits(
  { format, space, channels, hasProfile, exif, width, height }: Metadata,
  wanted: Size,
): boolean {
  const isPlain = format === 'jpeg' && space === 'srgb' && channels === 3 && !hasProfile && !exif;
  const stretch = (width / height) * (wanted.height / wanted.width);
  return isPlain && Math.abs(stretch - 1) < MAX_STRETCH && width <= wanted.width * MAX_SCALE;
}
