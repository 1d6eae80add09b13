import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../common/is-record';
import { memoize } from '../../common/memoize';
import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { FetchedChanges } from '../../entities/wire/fetched-lists';
import { rememberReads } from '../database/remember-reads';
import type { EntityStore } from '../entity-tables/entity-store';
import { changedSince, listRevisions } from '../entity-tables/list-revision';
import { type Block, renewBlocks } from './list-blocks';
import type { ListPart, RowsPart } from './list-parts';
import { canJoinBrotli, type Encoding, join, type Packed, packings } from './packing';

export interface List {
  /** Changes with everything that the body is made from. */
  readonly etag: string;
  /** For lists that are an array of rows: `changesSince` knows by it what a client has. */
  readonly version: string | undefined;
  /** What changed since a version, unless it is unknown or too much. */
  changesSince(version: string): Promise<FetchedChanges | undefined>;
  /** The JSON. It may have another encoding. */
  body(encoding: Encoding): Promise<Body>;
}

interface Body {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  readonly etag: string;
  /** What the arrays of rows in it were made from. */
  readonly arrays: readonly { readonly version: string; readonly blocks: readonly Block[] }[];
}

/** A hundred thousand rows are two to five megabytes, fifty for clients that take nothing compressed. */
const MAX_BYTES = 128 * MEGABYTE;

/**
 * Caches lists, each made from the rows of other entities. After a change, whichever process made it,
 * only the blocks with changed rows are read and compressed again.
 */
export function listCache({ db }: EntityStore) {
  const revisionsOf = rememberReads(db, (names) => listRevisions(db, names.split(',')));
  let canUseBrotli: Promise<boolean> | undefined;

  const bodies = new LRUCache<string, Body, (before: Body | undefined) => Promise<Body>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    fetchMethod: (_, before, { context: make }) => make(before),
    ignoreFetchAbort: true,
  });

  /** What is between the rows. */
  const texts = new Map<string, Promise<Packed>>();
  async function packText(text: string, encoding: Encoding): Promise<Packed> {
    const packed = texts.get(encoding + text) ?? packings[encoding].pack(text);
    texts.set(encoding + text, packed);
    return await packed;
  }

  async function changedBetween({ source }: RowsPart, from: string, to: string) {
    const [[before = '', fieldsBefore], [now = '', fields]] = [from.split('~'), to.split('~')];
    return fieldsBefore === fields ? await changedSince(db, source.name, before, now) : undefined;
  }

  async function makeBody(
    parts: readonly ListPart[],
    { etag, versions, encoding }: { etag: string; versions: readonly string[]; encoding: Encoding },
    before: Body | undefined,
  ): Promise<Body> {
    const arrays: Body['arrays'][number][] = [];
    const pieces: Packed[] = [];
    for (const part of parts) {
      if (typeof part === 'string') {
        pieces.push(await packText(part, encoding));
        continue;
      }
      const version = versions[arrays.length] ?? '';
      const old = before?.arrays[arrays.length];
      const changed = old && (await changedBetween(part, old.version, version));
      const blocks = await renewBlocks(part, encoding, changed && old.blocks, changed);
      arrays.push({ version, blocks });
      const rows = blocks.flatMap(({ packed }) => packed ?? []);
      if (part.order === 'desc') rows.reverse();
      const comma = await packText(',', encoding);
      pieces.push(await packText('[', encoding));
      pieces.push(...rows.flatMap((piece, index) => (index === 0 ? [piece] : [comma, piece])));
      pieces.push(await packText(']', encoding));
    }
    return { encoding, bytes: join(encoding, pieces), etag, arrays };
  }

  return async (parts: readonly ListPart[]): Promise<List> => {
    const rows = parts.filter((part) => typeof part !== 'string');
    const names = rows.map(({ source }) => source.name).join();
    // Read before the rows: the next request then notices a change between the two.
    const revisions = names === '' ? [] : await revisionsOf(names);
    const variants = rows.map(({ variant = '' }) => variant).join('');
    const versions = rows.map(
      ({ source }, index) => `${revisions[index]}~${fingerprint(source)}${variants}`,
    );
    const etag = `W/"${versions.join('~')}"`;
    const [only] = parts.length === 1 ? rows : [];
    const [now = ''] = versions;

    return {
      etag,
      version: only && now,
      async changesSince(version) {
        const ids = only && (await changedBetween(only, version, now));
        return ids && (await readChanges(only, ids));
      },
      async body(wanted) {
        canUseBrotli ??= canJoinBrotli();
        const encoding = wanted === 'br' && !(await canUseBrotli) ? 'gzip' : wanted;
        const context = (before: Body | undefined) =>
          makeBody(parts, { etag, versions, encoding }, before);
        const name = `${encoding} ${names} ${variants}`;
        let body = bodies.get(name) ?? (await bodies.forceFetch(name, { context }));
        // Requests for the same list wait for the same body, which may be of an older version.
        while (body.etag !== etag)
          body = await bodies.forceFetch(name, { context, forceRefresh: true });
        return body;
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

/** Differs when a field is added or is read in another way. */
const fingerprint = memoize(({ fields }: EntityConfig) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12),
);
