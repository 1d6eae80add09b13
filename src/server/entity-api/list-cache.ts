import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import { type EntityRow, readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';
import type { IdOrder } from '../entity-tables/row-pages';

/** A list as it is now. */
export interface List {
  /** Changes with everything that the body is made from. */
  readonly etag: string;
  /** The JSON, compressed with brotli. */
  body(): Promise<Buffer>;
}

/** A hundred thousand rows make a megabyte or two. */
const MAX_BYTES = 64 * MEGABYTE;

/** Fast, and the result is a third smaller than gzip's in the same time. */
const QUALITY = 4;

/**
 * Caches compressed lists. A list is made from the rows of its `sources`; `pieces` writes its JSON, and
 * is called again only when a row or a field of one of them has changed.
 */
export function listCache({ db }: EntityStore) {
  const cache = new LRUCache<string, List>({ maxSize: MAX_BYTES });

  function add(name: string, etag: string, pieces: () => AsyncIterable<string>): List {
    const made = compress(pieces);
    const list = { etag, body: () => made };
    // Requests that arrive before the size is known share the work.
    cache.set(name, list, { size: 1 });
    const isCurrent = () => cache.peek(name) === list;
    made.then(
      ({ byteLength }) => isCurrent() && cache.set(name, list, { size: byteLength }),
      () => isCurrent() && cache.delete(name),
    );
    return list;
  }

  return async (
    sources: readonly EntityConfig[],
    pieces: () => AsyncIterable<string>,
  ): Promise<List> => {
    const name = sources.map((source) => source.name).join();
    // Read before the rows: the next request then notices a change between the two.
    const tags: string[] = [];
    for (const source of sources) {
      tags.push(await listRevision(db, source.name), fingerprint(source));
    }
    const etag = `W/"${tags.join('.')}"`;
    const body = () => {
      const cached = cache.get(name);
      return (cached?.etag === etag ? cached : add(name, etag, pieces)).body();
    };
    return { etag, body };
  };
}

async function compress(pieces: () => AsyncIterable<string>): Promise<Buffer> {
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const [body] = await Promise.all([buffer(brotli), pipeline(pieces, brotli)]);
  return body;
}

/** An entity's rows as a JSON array, empty without a config. `show` turns a row into what clients get. */
export async function* rowsJson(
  store: EntityStore,
  config: EntityConfig | undefined,
  show: (row: EntityRow) => object = (row) => row,
  order: IdOrder = 'asc',
): AsyncGenerator<string> {
  async function* pages() {
    if (config) for await (const rows of readRows(store, config, order)) yield rows.map(show);
  }
  yield* jsonArray(pages());
}

/** A JSON array of everything in the pages. */
export async function* jsonArray(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    yield before + JSON.stringify(page).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** A JSON object whose values are made in pieces. */
export async function* jsonObject<Shape extends object>(
  values: {
    readonly [Name in keyof Shape]: AsyncIterable<string>;
  },
): AsyncGenerator<string> {
  let before = '{';
  for (const [name, pieces] of Object.entries<AsyncIterable<string>>(values)) {
    yield `${before}"${name}":`;
    yield* pieces;
    before = ',';
  }
  yield '}';
}

/** Differs when a field is added or is read in another way. */
function fingerprint({ fields }: EntityConfig): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12);
}
