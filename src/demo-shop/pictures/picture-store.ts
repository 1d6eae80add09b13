import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../../server/http/errors';
import { limitConcurrency } from '../../server/threads/limit-concurrency';
import { demoTexts as texts } from '../texts';
import { drawPicture, widths } from './draw-picture';
import type { Picture } from './picture-paths';
import { renderJpeg } from './render-jpeg';

/** So many pictures are rendered at once; what else the server does needs its share. */
const MOST_AT_ONCE = 2;

/** A picture that is there or can be made. */
export interface StoredPicture {
  /** Changes when its drawing does. */
  readonly tag: string;
  /** Draws it if need be; but when its turn comes and all who asked have `gone`, it throws a 503. */
  jpeg(gone?: AbortSignal): Promise<Buffer>;
}

export type PictureStore = (picture: Picture) => StoredPicture;

/** A picture that is being made, or waits for its turn. */
interface Rendering {
  readonly jpeg: Promise<Buffer>;
  readonly askers: (AbortSignal | undefined)[];
}

/** Draws the shop's pictures when they are asked for first, and keeps them in a folder. */
export function pictureStore(folder: string): PictureStore {
  const tags = new Map<string, string>();
  const running = new Map<string, Rendering>();
  const limit = limitConcurrency(MOST_AT_ONCE);

  async function render(svg: string, width: number, file: string): Promise<Buffer> {
    const jpeg = await renderJpeg(svg, width);
    await mkdir(folder, { recursive: true });
    // Put in its place when it is whole: a server that is killed leaves no half pictures.
    await writeFile(`${file}.part`, jpeg);
    await rename(`${file}.part`, file);
    return jpeg;
  }

  return (picture) => {
    const name = `${picture.wallpaper.wpId}-${picture.view}`;
    const known = tags.get(name);
    const drawn = known === undefined ? drawPicture(picture) : undefined;
    const tag = known ?? tagOf(drawn ?? '');
    tags.set(name, tag);
    return {
      tag,
      async jpeg(gone) {
        const file = join(folder, `${name}-${tag}.jpg`);
        const kept = await readFile(file).catch(() => undefined);
        if (kept) return kept;
        const known = running.get(file);
        if (known) {
          known.askers.push(gone);
          return await known.jpeg;
        }
        const askers = [gone];
        const jpeg = limit(async () => {
          if (askers.every((asker) => asker?.aborted)) throw new HttpError(503, texts.nobodyWaits);
          return await render(drawn ?? drawPicture(picture), widths[picture.view], file);
        }).finally(() => running.delete(file));
        running.set(file, { jpeg, askers });
        return await jpeg;
      },
    };
  };
}

function tagOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
