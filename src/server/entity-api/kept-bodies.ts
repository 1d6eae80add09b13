import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { MEGABYTE } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';

/** What a list's answer is at one time. */
export interface List {
  /** Another one after every change to what is in the body. */
  readonly etag: string;
  /** The JSON, compressed with brotli. */
  body(): Promise<Buffer>;
}

/** Gives a list with this tag: its kept body, or one that is made of the pieces. */
export type KeepBody = (name: string, etag: string, pieces: () => AsyncIterable<string>) => List;

interface Kept {
  readonly etag: string;
  readonly body: Promise<Buffer>;
  bytes: number;
}

/** A hundred thousand rows make a megabyte or two. */
const MAX_BYTES = 64 * MEGABYTE;

/** Small for its speed: a third of what gzip makes in the same time. */
const QUALITY = 4;

/**
 * Keeps bodies, serialised and compressed, until their tag is another. What was asked for longest ago
 * makes room when all together grow too large.
 */
export function keepBodies(): KeepBody {
  const bodies = new Map<string, Kept>();

  function forget(kept: Kept, name: string): void {
    if (bodies.get(name) === kept) bodies.delete(name);
  }

  function makeRoom(): void {
    let total = 0;
    for (const [name, kept] of [...bodies].reverse()) {
      total += kept.bytes;
      if (total > MAX_BYTES) forget(kept, name);
    }
  }

  function make(name: string, etag: string, pieces: () => AsyncIterable<string>): Kept {
    const kept = { etag, body: compressed(pieces), bytes: 0 };
    kept.body.then(
      (body) => {
        kept.bytes = body.byteLength;
        makeRoom();
      },
      () => forget(kept, name),
    );
    return kept;
  }

  return (name, etag, pieces) => ({
    etag,
    body() {
      const found = bodies.get(name);
      const kept = found?.etag === etag ? found : make(name, etag, pieces);
      // Last in the map means asked for last.
      bodies.delete(name);
      bodies.set(name, kept);
      return kept.body;
    },
  });
}

async function compressed(pieces: () => AsyncIterable<string>): Promise<Buffer> {
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const [body] = await Promise.all([buffer(brotli), pipeline(pieces, brotli)]);
  return body;
}

/** The pieces of a JSON array of all that the pages hold. */
export async function* jsonArray(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    yield before + JSON.stringify(page).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Rows look different when their fields are read in another way. */
export function fingerprint({ fields }: EntityConfig): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12);
}
