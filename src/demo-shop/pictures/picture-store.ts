import { readFile } from 'node:fs/promises';
import { pictureFolder } from '../../server/pdf-catalogue/picture-folder';
import { loadSharp } from '../../server/pictures/encode-picture';
import { limitConcurrency } from '../../server/threads/limit-concurrency';
import { drawPicture, widths } from '../drawing/draw-picture';
import type { Picture } from './picture-paths';

/** A limit, because rendering must leave the server time for other work. */
export const MAX_AT_ONCE = 2;
const QUALITY = 82;
/** A part of the names of cached pictures: increase it when a design changes. */
const VERSION = 2;

export type PictureStore = ReturnType<typeof pictureStore>;

/** Draws the shop's pictures when they are first requested, and caches them in a folder. */
export function pictureStore(folder: string, drawJpeg = drawn) {
  const kept = pictureFolder(folder);
  const drawing = new Map<string, Promise<Buffer>>();
  const limit = limitConcurrency(MAX_AT_ONCE);

  const nameOf = ({ wallpaper, view }: Picture) => `${wallpaper.wpId}-${view}-v${VERSION}.jpg`;

  async function draw(picture: Picture): Promise<Buffer> {
    // A thumbnail is scaled down from the tile, which keeps fine lines and caches the PDF's picture.
    const tile =
      picture.view === 'thumbnail' ? await jpeg({ ...picture, view: 'tile' }) : undefined;
    return await limit(async () => {
      const bytes = await drawJpeg(picture, tile);
      // If the disk has no space, the picture is drawn again when it is needed again.
      await kept.add(nameOf(picture), bytes).catch(() => undefined);
      return bytes;
    });
  }

  async function jpeg(picture: Picture): Promise<Buffer> {
    const name = nameOf(picture);
    const file = await kept.find(name);
    const cached = file && (await readFile(file).catch(() => undefined));
    if (cached) return cached;
    const running = drawing.get(name) ?? draw(picture).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return await running;
  }

  return {
    /** Changes with the picture. */
    nameOf,
    /** The bytes of a picture, which is drawn unless it is cached. */
    jpeg,
    /** Draws a picture unless it is cached. */
    async draw(picture: Picture): Promise<void> {
      if (!(await kept.find(nameOf(picture)))) await jpeg(picture);
    },
  };
}

/** Draws a picture, or scales its tile down. The work is done in sharp's own threads. */
async function drawn(picture: Picture, tile?: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(tile ?? Buffer.from(await drawPicture(picture)))
    .resize({ width: widths[picture.view] })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
