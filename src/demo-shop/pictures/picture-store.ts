import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '../../server/threads/limit-concurrency';
import { wallpapers } from '../catalogue/wallpapers';
import { drawPicture, widths } from './draw-picture';
import type { Picture } from './picture-paths';

/** Rendering must leave the server's other work its share. */
export const MAX_AT_ONCE = 2;
const QUALITY = 82;

export interface PictureStore {
  /** Changes when the designs change. */
  tag(): string;
  /** Changes with the picture. */
  nameOf(picture: Picture): string;
  /** The bytes of a picture, which is drawn unless it is cached. */
  jpeg(picture: Picture): Promise<Buffer>;
  /** Draws a picture unless it is cached. */
  draw(picture: Picture): Promise<void>;
  /** Removes the cached pictures of earlier designs. */
  clean(): Promise<void>;
}

/** Draws the shop's pictures when they are first requested, and caches them in a folder. */
export function pictureStore(folder: string, drawJpeg = drawn): PictureStore {
  let known: string | undefined;
  // Every design is drawn for it: that can wait until the server listens.
  const tag = () => {
    known ??= designsTag();
    return known;
  };
  const drawing = new Map<string, Promise<Buffer>>();
  const limit = limitConcurrency(MAX_AT_ONCE);

  async function draw(picture: Picture, file: string): Promise<Buffer> {
    // A thumbnail is scaled down from the tile: that keeps fine lines, and the PDF has its picture.
    const tile =
      picture.view === 'thumbnail' ? await jpeg({ ...picture, view: 'tile' }) : undefined;
    return await limit(async () => {
      const bytes = await drawJpeg(picture, tile);
      // Without a place on the disk, it is drawn again when it is needed again.
      await keep(file, bytes).catch(() => rm(`${file}.part`, { force: true }));
      return bytes;
    });
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Renamed once it is complete: a server that is killed leaves no half pictures.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }

  const nameOf = ({ wallpaper, view }: Picture) => `${wallpaper.wpId}-${view}-${tag()}.jpg`;
  const fileOf = (picture: Picture) => join(folder, nameOf(picture));

  async function jpeg(picture: Picture): Promise<Buffer> {
    const file = fileOf(picture);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const running = drawing.get(file) ?? draw(picture, file).finally(() => drawing.delete(file));
    drawing.set(file, running);
    return await running;
  }

  async function drawUnlessCached(picture: Picture): Promise<void> {
    await access(fileOf(picture)).catch(() => jpeg(picture));
  }

  async function clean(): Promise<void> {
    const files = await readdir(folder).catch(() => []);
    const old = files.filter((file) => /^WP-\d{4}-.*\.jpg/.test(file) && !file.includes(tag()));
    for (const file of old) await rm(join(folder, file), { force: true });
  }

  return { tag, nameOf, jpeg, draw: drawUnlessCached, clean };
}

/** Draws a picture, or scales its tile down. The work is done in sharp's own threads. */
async function drawn(picture: Picture, tile?: Buffer): Promise<Buffer> {
  // Loaded with the first picture, because it takes time that a start should not.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return await sharp(tile ?? Buffer.from(drawPicture(picture)))
    .resize({ width: widths[picture.view] })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** Follows from the drawings of all designs, each in one colourway. */
function designsTag(): string {
  const hash = createHash('sha256');
  const designs = new Map(wallpapers.map((wallpaper) => [wallpaper.seed, wallpaper]));
  for (const wallpaper of designs.values()) hash.update(drawPicture({ wallpaper, view: 'room' }));
  return hash.digest('hex').slice(0, 16);
}
