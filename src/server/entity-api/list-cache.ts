import { isRecord } from '../../common/is-record';
import { MEGABYTE } from '../../common/quantities';
import type { Row } from '../../entities/row';
import type { FetchedChanges } from '../../entities/wire/fetched-lists';
import type { EntityStore } from '../entity-tables/entity-store';
import { keepNewest } from './keep-newest';
import { type Body, bodyMaker } from './list-body';
import type { ListPart, RowsPart } from './list-parts';
import { changedBetween, versionReader } from './list-version';
import { canJoinBrotli, type Encoding, packings } from './packing/packing';

/** A list as it is now. */
export interface List {
  /** Changes with everything that the body is made from. */
  readonly etag: string;
  /** For lists that are an array of rows: `changesSince` knows by it what a client has. */
  readonly version: string | undefined;
  /** What changed since a version, unless it is unknown or too much. */
  changesSince(version: string): Promise<FetchedChanges | undefined>;
  /** The compressed JSON. It may have another encoding. */
  body(encoding: Encoding): Promise<Body>;
  /** The JSON, unless it is long: then its compressed `body` must be unpacked. */
  plain(): Promise<Buffer | undefined>;
}

/** A hundred thousand rows make two to five megabytes. */
const MAX_BYTES = 96 * MEGABYTE;

/** For clients that don't take compressed lists, which browsers do. */
const MAX_PLAIN_BYTES = 16 * MEGABYTE;

/** After more changes, clients fetch the whole list. */
const MAX_CHANGES = 1000;

/**
 * Caches compressed lists, each made from the rows of other entities. After a change, whichever process
 * made it, only what it concerns is made again.
 */
export function listCache({ db }: EntityStore) {
  const keptBody = keepNewest<Body>(MAX_BYTES);
  const keptPlain = keepNewest<{ readonly bytes: Buffer }>(2 * MAX_PLAIN_BYTES);
  const makeBody = bodyMaker(db);
  const versionsOf = versionReader(db);
  let canUseBrotli: Promise<boolean> | undefined;

  return async (parts: readonly ListPart[]): Promise<List> => {
    const rows = parts.filter((part) => typeof part !== 'string');
    const sources = rows.map(({ source }) => source);
    const name = sources.map((source) => source.name).join();
    // Read before the rows: the next request then notices a change between the two.
    const versions = sources.length > 0 ? await versionsOf(sources) : [];
    const etag = `W/"${versions.join('~')}"`;
    const [only] = parts.length === 1 ? rows : [];

    async function body(wanted: Encoding): Promise<Body> {
      canUseBrotli ??= canJoinBrotli();
      const encoding = wanted === 'br' && !(await canUseBrotli) ? 'gzip' : wanted;
      return await keptBody(`${name} ${encoding}`, etag, (before) =>
        makeBody(parts, versions, encoding, before),
      );
    }

    return {
      etag,
      version: only && versions[0],
      async changesSince(from) {
        const [to = ''] = versions;
        const range = { from, to, max: MAX_CHANGES };
        const ids = only && (await changedBetween(db, only.source, range));
        return ids && (await readChanges(only, ids));
      },
      body,
      async plain() {
        const { encoding, bytes, length } = await body('br');
        if (length > MAX_PLAIN_BYTES) return undefined;
        const text = await keptPlain(name, etag, async () => ({
          bytes: await packings[encoding].unpack(bytes),
        }));
        return text.bytes;
      },
    };
  };
}

async function readChanges(part: RowsPart, ids: ReadonlySet<number>): Promise<FetchedChanges> {
  const changed: Row[] = [];
  const removed = new Set(ids);
  const pages = ids.size > 0 ? part.read({ ids: [...ids] }) : [];
  for await (const items of pages) {
    for (const { id, shown } of items) {
      removed.delete(id);
      if (isRecord(shown)) changed.push(shown);
    }
  }
  return { changed, removed: [...removed], order: part.order };
}
