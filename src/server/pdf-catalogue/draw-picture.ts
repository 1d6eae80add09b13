import { readFileSync } from 'node:fs';
import type { Document } from '../pdf/typesetter';
import type { CutPicture } from './cut-picture';
import type { Frame } from './layout';

/** Draws a picture into its frame. Returns whether there is one. */
export function drawPicture(
  document: Document,
  { x, y, width, height }: Frame,
  picture: CutPicture | undefined,
): boolean {
  const jpeg = bytesOf(picture);
  if (jpeg) document.image(jpeg, x, y, { width, height });
  return jpeg !== undefined;
}

function bytesOf(picture: CutPicture | undefined): Buffer | undefined {
  if (typeof picture !== 'string')
    return picture && Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  try {
    return readFileSync(picture);
  } catch {
    // Removed since it was found.
    return undefined;
  }
}
