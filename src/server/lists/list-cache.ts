import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../common/is-record';
import { memoize } from '../../common/memoize';
import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { FetchedChanges } from '../../entities/wire/fetched-lists';
import { rememberReads } from '../database/remember-reads';
import type { EntityStore } from '../tables/entity-store';
import { changedSince, listRevisions } from '../tables/list-revision';
import type { ListPart, RowsPart } from './list-parts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedList {
  /** Changes whenever anything in the body does. */
  readonly etag: string;
  /** For lists that are an array of rows: tells `changesSince` what a client has. */
  readonly version: string | undefined;
  /** What changed since a version, unless it is unknown or too much. */
  changesSince(version: string): Promise<FetchedChanges | undefined>;
  /** The JSON. */
  body(encoding: Encoding): Promise<Buffer>;
}

/** An array of rows: the JSON of each by its id, the oldest first. */
interface Rows {
  readonly version: string;
  readonly texts: ReadonlyMap<number, string>;
}

/** The rows of a list at one revision, or a whole body made from them. */
interface Cached {
  readonly etag: string;
  readonly arrays: readonly Rows[];
  readonly body: Buffer;
}

type Make = (before: Cached | undefined) => Promise<Cached>;

/** For all lists together. A hundred thousand orders take seventy megabytes, and two compressed. */
const MAX_BYTES = 256 * MEGABYTE;

/**
 * For 100,000 orders (53 MB), quality 4 makes 2.8 MB in 0.5 s, 5 makes 2.2 MB in 0.7 s, and gzip makes 3.5 MB in
 * 0.2 s; for 10,000 it is a tenth each. A smaller download saves more time than compressing takes. No other request
 * waits for it, as it is done once per revision, in a separate thread.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify<string, object, Buffer>(brotliCompress);
const compressGzip = promisify<string, Buffer>(gzip);

const encode: Readonly<Record<Encoding, (json: string) => Promise<Buffer>>> = {
  br: (json) => compressBrotli(json, brotliOptions),
  gzip: (json) => compressGzip(json),
  identity: async (json) => Buffer.from(json),
};

/**
 * Caches the lists of a store, each made from the rows of one or several entities. After a change, whichever
 * process made it, only the changed rows are read again.
 */
export const listCache = memoize(({ db }: EntityStore) => {
  const revisionsOf = rememberReads(db, (names) => listRevisions(db, names.split(',')));

  const cache = new LRUCache<string, Cached, Make>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ arrays, body }) =>
      arrays.reduce((size, { texts }) => size + bytesOf(texts), body.byteLength + 1),
    fetchMethod: (_, before, { context: make }) => make(before),
    ignoreFetchAbort: true,
  });

  /** Simultaneous requests for a list wait for the first, which may make an older revision. */
  async function fresh(key: string, etag: string, make: Make): Promise<Cached> {
    let found = cache.get(key) ?? (await cache.forceFetch(key, { context: make }));
    while (found.etag !== etag)
      found = await cache.forceFetch(key, { context: make, forceRefresh: true });
    return found;
  }

  async function changedBetween({ source }: RowsPart, from: string, to: string) {
    const [[before = '', fieldsBefore], [now = '', fields]] = [from.split('~'), to.split('~')];
    return fieldsBefore === fields ? await changedSince(db, source.name, before, now) : undefined;
  }

  async function renewRows(part: RowsPart, version: string, before?: Rows): Promise<Rows> {
    const changed = before && (await changedBetween(part, before.version, version));
    const texts = new Map(changed ? before.texts : []);
    const gone = new Set(changed);
    const pages = changed?.size === 0 ? [] : part.read(changed && [...changed]);
    for await (const items of pages)
      for (const { id, shown } of items) {
        if (shown === undefined) continue;
        texts.set(id, JSON.stringify(shown));
        gone.delete(id);
      }
    for (const id of gone) texts.delete(id);
    return { version, texts: inOrder(texts) };
  }

  return async (parts: readonly ListPart[]): Promise<ServedList> => {
    const rowsParts = parts.filter((part) => typeof part !== 'string');
    const names = rowsParts.map(({ source }) => source.name).join();
    // Read before the rows: the next request then notices a change between the two.
    const revisions = names === '' ? [] : await revisionsOf(names);
    // Separated, because it matters which of two parts is masked.
    const variants = rowsParts.map(({ variant = '' }) => variant).join('|');
    const versions = rowsParts.map(
      ({ source }, index) => `${revisions[index]}~${fingerprint(source)}${variants}`,
    );
    const etag = `W/"${versions.join('~')}"`;
    // Only a list that is a single array of rows can be sent as changes.
    const [array] = parts.length === 1 ? rowsParts : [];
    const [version = ''] = versions;
    const key = parts
      .map((part) => (typeof part === 'string' ? part : `${part.source.name} ${part.order}`))
      .concat(variants)
      .join(' ');

    async function readArrays(before: Cached | undefined): Promise<Cached> {
      const arrays: Rows[] = [];
      for (const [index, part] of rowsParts.entries())
        arrays.push(await renewRows(part, versions[index] ?? '', before?.arrays[index]));
      return { etag, arrays, body: Buffer.of() };
    }

    return {
      etag,
      version: array && version,
      async changesSince(known) {
        const ids = array && (await changedBetween(array, known, version));
        return ids && (await readChanges(array, ids));
      },
      async body(encoding) {
        const name = `${encoding} ${key}`;
        const known = cache.get(name);
        if (known?.etag === etag) return known.body;
        const made = await fresh(name, etag, async () => {
          const { arrays } = await fresh(key, etag, readArrays);
          return { etag, arrays: [], body: await encode[encoding](jsonOf(parts, arrays)) };
        });
        return made.body;
      },
    };
  };
});

function jsonOf(parts: readonly ListPart[], arrays: readonly Rows[]): string {
  const pieces: string[] = [];
  let index = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      pieces.push(part);
      continue;
    }
    const texts = [...(arrays[index]?.texts.values() ?? [])];
    if (part.order === 'desc') texts.reverse();
    pieces.push(`[${texts.join(',')}]`);
    index += 1;
  }
  return pieces.join('');
}

/** Sorts texts by id: a restored row would otherwise be the last. */
function inOrder(texts: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const ids = [...texts.keys()];
  if (ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))) return texts;
  ids.sort((one, other) => one - other);
  return new Map(ids.map((id) => [id, texts.get(id) ?? '']));
}

/** What a row takes besides its characters, as measured. */
const BYTES_PER_ROW = 160;

/** Counts one byte for each character: in texts such as “₹”, each takes two, but finding these would take too long. */
function bytesOf(texts: ReadonlyMap<number, string>): number {
  let bytes = texts.size * BYTES_PER_ROW;
  for (const text of texts.values()) bytes += text.length;
  return bytes;
}

async function readChanges(part: RowsPart, ids: ReadonlySet<number>): Promise<FetchedChanges> {
  const changed: Row[] = [];
  const removed = new Set(ids);
  const pages = ids.size > 0 ? part.read([...ids]) : [];
  for await (const items of pages) {
    for (const { id, shown } of items) {
      removed.delete(id);
      if (isRecord(shown)) changed.push(shown);
    }
  }
  return { changed, removed: [...removed], order: part.order };
}

/** Differs when a field is added or is read in another way. */
const fingerprint = memoize(({ fields }: EntityConfig) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12),
);
