import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import type { EntityConfig } from '../../entities/entity-config';
import { demandFit } from './demand-fit';
import type { EntityStore } from './entity-store';
import { listRevision } from './list-revision';
import { readRows } from './rows';

/** An entity's rows as they are now. */
export interface List {
  /** Another one after every change to the rows or to the fields they have. */
  readonly etag: string;
  /** The JSON array, compressed with brotli. */
  body(): Promise<Buffer>;
}

interface Kept {
  readonly etag: string;
  readonly body: Promise<Buffer>;
  bytes: number;
}

/** A hundred thousand rows make a megabyte or two. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Small for its speed: a third of what gzip makes in the same time. */
const QUALITY = 4;

/**
 * Gives lists whose bodies are kept, serialised and compressed, until the rows change. What was asked
 * for longest ago makes room when all together grow too large.
 */
export function keepLists(store: EntityStore): (config: EntityConfig) => Promise<List> {
  const lists = new Map<string, Kept>();

  function forget(kept: Kept, entity: string): void {
    if (lists.get(entity) === kept) lists.delete(entity);
  }

  function makeRoom(): void {
    let total = 0;
    for (const [entity, kept] of [...lists].reverse()) {
      total += kept.bytes;
      if (total > MAX_BYTES) forget(kept, entity);
    }
  }

  function make(config: EntityConfig, etag: string): Kept {
    const kept = { etag, body: writeBody(store, config), bytes: 0 };
    kept.body.then(
      (body) => {
        kept.bytes = body.byteLength;
        makeRoom();
      },
      () => forget(kept, config.name),
    );
    return kept;
  }

  return async (config) => {
    // Read before the rows: a change that comes between the two makes another tag, and the next
    // request gets what this one may have missed.
    const revision = await listRevision(store.db, config.name);
    const etag = `W/"${revision}.${fingerprint(config)}"`;
    return {
      etag,
      body() {
        const found = lists.get(config.name);
        const kept = found?.etag === etag ? found : make(config, etag);
        // Last in the map means asked for last.
        lists.delete(config.name);
        lists.set(config.name, kept);
        return kept.body;
      },
    };
  };
}

async function writeBody(store: EntityStore, config: EntityConfig): Promise<Buffer> {
  await demandFit(store.db, config);
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const [body] = await Promise.all([
    buffer(brotli),
    pipeline(() => jsonPieces(store, config), brotli),
  ]);
  return body;
}

async function* jsonPieces(store: EntityStore, config: EntityConfig): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of readRows(store, config)) {
    yield before + JSON.stringify(rows).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Rows look different when their fields are read in another way. */
function fingerprint(config: EntityConfig): string {
  return createHash('sha256').update(JSON.stringify(config.fields)).digest('hex').slice(0, 12);
}
