import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { brotliEnd, brotliStart, packBrotli } from './brotli';
import { gzipEnd, gzipStart, packGzip } from './gzip';
import type { Packed } from './packed';

export type Encoding = 'br' | 'gzip';

interface Packing {
  pack(text: string): Promise<Packed>;
  readonly start: Buffer;
  end(pieces: readonly Packed[]): Buffer;
  unpack(body: Buffer): Promise<Buffer>;
}

export const packings: Readonly<Record<Encoding, Packing>> = {
  br: {
    pack: packBrotli,
    start: brotliStart,
    end: () => brotliEnd,
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: {
    pack: packGzip,
    start: gzipStart,
    end: gzipEnd,
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
};

/** Joins pieces to one body. */
export function join(encoding: Encoding, pieces: readonly Packed[]): Buffer {
  const { start, end } = packings[encoding];
  return Buffer.concat([start, ...pieces.map(({ bytes }) => bytes), end(pieces)]);
}

const words = 'The international government of information technology, the following document ';

/**
 * Whether joined pieces of brotli can be read. The format doesn't promise it: it depends on choices of
 * the encoder, which another version of Node could make in another way.
 */
export async function canJoinBrotli(): Promise<boolean> {
  const text = words.repeat(3);
  const pieces = await Promise.all([text, text.toUpperCase(), text].map(packings.br.pack));
  const unpacked = await packings.br.unpack(join('br', pieces)).catch(() => undefined);
  const read = unpacked?.toString().split(/ {24}/).join('');
  return read === text + text.toUpperCase() + text;
}
