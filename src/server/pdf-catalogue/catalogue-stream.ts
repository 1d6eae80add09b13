import { Readable } from 'node:stream';
import type { Ask } from '../../common/worker-calls';
import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { CataloguePlan, Tile } from './catalogue-plan';
import type { CatalogueHandlers } from './catalogue-worker';
import type { Wallpaper } from './chosen';
import { type CutPicture, type CutToFrame, pixelsOf } from './cut-picture';
import { coverFrames, coverOf, type Frame, layOutPages, type WallpaperPage } from './layout';
import type { FetchPicture } from './site-pictures';

const MAX_PICTURES_AT_ONCE = 4;
const MEMORY_MEGABYTES = 256;
/** Pages soon become garbage, which is collected more often where the space for new objects is small. */
const YOUNG_MEGABYTES = 12;

export interface CatalogueParts {
  readonly plan: CataloguePlan;
  /** In their order in the catalogue. */
  readonly wallpapers: readonly Wallpaper[];
  readonly fetchPicture: FetchPicture;
  readonly cutPicture: CutToFrame;
  /** Called with the ids of wallpapers whose pictures could not be fetched, if there are any. */
  readonly onMissing?: (wpIds: readonly string[]) => void;
}

/**
 * The catalogue as a stream, made as it is read: while a page is sent, the pictures of the next one are fetched. All
 * work ends when the stream is destroyed or the signal aborted. Rejects if the beginning of the file can't be made.
 */
export async function streamCatalogue(
  parts: CatalogueParts,
  signal: AbortSignal,
): Promise<Readable> {
  const limits = { memoryMegabytes: MEMORY_MEGABYTES, youngMegabytes: YOUNG_MEGABYTES, signal };
  const thread = startThread<CatalogueHandlers>('server/pdf-catalogue/catalogue-worker', limits);
  try {
    const beginning = await thread.ask('open', parts.plan);
    const pieces = piecesOf(thread.ask, beginning, parts, signal);
    const stream = Readable.from(pieces, { objectMode: false });
    signal.addEventListener('abort', () => stream.destroy());
    return stream.once('close', thread.end);
  } catch (error) {
    await thread.end();
    throw error;
  }
}

async function* piecesOf(
  ask: Ask<CatalogueHandlers>,
  beginning: Uint8Array,
  { plan, wallpapers, fetchPicture, cutPicture, onMissing }: CatalogueParts,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const limit = limitConcurrency(MAX_PICTURES_AT_ONCE);

  async function pictureFor({ picture }: Wallpaper, frame: Frame) {
    return await limit(async () => {
      if (signal.aborted) return undefined;
      const found = await fetchPicture(picture, pixelsOf(frame).width, signal);
      return found && (await cutPicture(found, frame));
    });
  }

  const pages = layOutPages(plan.sections);
  // A wallpaper may be in several categories.
  const missing = new Set<string>();
  async function tilesOf(page: WallpaperPage = []): Promise<readonly Tile[]> {
    return await Promise.all(
      page.flatMap(({ index, frame }) => {
        const wallpaper = wallpapers[index];
        return wallpaper ? tileOf(wallpaper, frame) : [];
      }),
    );
  }

  async function tileOf(wallpaper: Wallpaper, frame: Frame): Promise<Tile> {
    const { name, wpId } = wallpaper;
    const picture = await pictureFor(wallpaper, frame);
    if (wallpaper.picture !== '' && !picture) missing.add(wpId);
    return { name, wpId, picture };
  }

  yield beginning;
  yield await ask('cover', await coverPictures(wallpapers, pictureFor));
  let next = tilesOf(pages[0]);
  for (let index = 0; index < pages.length; index += 1) {
    const tiles = await next;
    next = tilesOf(pages[index + 1]);
    const isLast = index === pages.length - 1;
    yield await ask('page', tiles, isLast ? missing.size : 0);
  }
  if (missing.size > 0) onMissing?.([...missing]);
  yield await ask('close');
}

/** Pictures from the whole catalogue, cut to the frames of the collage that they fill. */
async function coverPictures(
  wallpapers: readonly Wallpaper[],
  pictureFor: (wallpaper: Wallpaper, frame: Frame) => Promise<CutPicture | undefined>,
): Promise<readonly CutPicture[]> {
  let chosen = coverOf(wallpapers);
  for (;;) {
    const frames = coverFrames(chosen.length);
    const pictures = await Promise.all(
      frames.map(async (frame, index) => {
        const wallpaper = chosen[index];
        return wallpaper && (await pictureFor(wallpaper, frame));
      }),
    );
    const found = pictures.flatMap((picture) => picture ?? []);
    if (found.length === frames.length) return found;
    // Some are missing; the others fill a smaller collage, which may have had no frame for them.
    chosen = chosen.filter((_, index) => index >= frames.length || pictures[index] !== undefined);
  }
}
