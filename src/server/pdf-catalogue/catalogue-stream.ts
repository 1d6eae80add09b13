import { Readable } from 'node:stream';
import type { Ask } from '../../common/ask';
import { limitConcurrency } from '../threads/limit-concurrency';
import { startThread } from '../threads/start-thread';
import type { CataloguePlan, Tile } from './catalogue-plan';
import type { CatalogueHandlers } from './catalogue-worker';
import type { Wallpaper } from './chosen';
import { cutPicture, pixelsOf } from './cut-picture';
import type { FetchPicture } from './fetch-picture';
import { coverFrames, type Frame, MOST_COVER_PICTURES, TILES_PER_PAGE, tileFrame } from './layout';

const MAX_PICTURES_AT_ONCE = 4;
const MEMORY_MEGABYTES = 512;

export interface CatalogueParts {
  readonly plan: CataloguePlan;
  /** In the order in which they stand. */
  readonly wallpapers: readonly Wallpaper[];
  readonly fetchPicture: FetchPicture;
}

/**
 * The catalogue as a stream, made as it is read: while a page is sent, the pictures of the next one are
 * fetched. All work on it ends when the stream is destroyed or the signal aborted. Rejects where not
 * even the beginning can be made.
 */
export async function streamCatalogue(
  parts: CatalogueParts,
  signal: AbortSignal,
): Promise<Readable> {
  const limits = { memoryMegabytes: MEMORY_MEGABYTES, signal };
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
  { plan, wallpapers, fetchPicture }: CatalogueParts,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const limit = limitConcurrency(MAX_PICTURES_AT_ONCE);

  async function pictureFor({ picture }: Wallpaper, frame: Frame) {
    return await limit(async () => {
      if (signal.aborted) return undefined;
      const bytes = await fetchPicture(picture, pixelsOf(frame).width, signal);
      return bytes && (await cutPicture(bytes, frame));
    });
  }

  const tilesFrom = (start: number): Promise<Tile[]> =>
    Promise.all(
      wallpapers.slice(start, start + TILES_PER_PAGE).map(async (wallpaper, index) => ({
        ...{ name: wallpaper.name, wpId: wallpaper.wpId },
        picture: await pictureFor(wallpaper, tileFrame(index)),
      })),
    );

  yield beginning;
  yield await ask('cover', await coverPictures(wallpapers, pictureFor));
  let next = tilesFrom(0);
  for (let start = 0; start < plan.count; start += TILES_PER_PAGE) {
    const tiles = await next;
    next = tilesFrom(start + TILES_PER_PAGE);
    yield await ask('page', tiles);
  }
  yield await ask('close');
}

/**
 * At most so many of the items, far from each other. Not at even steps: shops list alike wallpapers at
 * even steps, too.
 */
function fromAllOver<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const golden = (Math.sqrt(5) - 1) / 2;
  const places = Array.from({ length: most }, (_, count) =>
    Math.floor(((count * golden) % 1) * items.length),
  );
  return [...new Set(places)].flatMap((place) => items[place] ?? []);
}

/** Pictures from all over the catalogue, cut to the frames of the collage that they fill. */
async function coverPictures(
  wallpapers: readonly Wallpaper[],
  pictureFor: (wallpaper: Wallpaper, frame: Frame) => Promise<Uint8Array | undefined>,
): Promise<readonly Uint8Array[]> {
  let some = fromAllOver(wallpapers, MOST_COVER_PICTURES);
  for (;;) {
    const frames = coverFrames(some.length);
    const pictures = await Promise.all(
      frames.map(async (frame, index) => {
        const wallpaper = some[index];
        return wallpaper && (await pictureFor(wallpaper, frame));
      }),
    );
    const had = pictures.flatMap((picture) => picture ?? []);
    if (had.length === frames.length) return had;
    // Some are missing: those that are there fill a smaller collage.
    some = some.filter((_, index) => pictures[index] !== undefined);
  }
}
