import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib';

/** A text that is compressed so that it can be joined with others. */
export interface Packed {
  /** May be moved into a body that has it. */
  bytes: Buffer;
  /** For gzip. */
  readonly sum?: Checksum;
}

interface Packing {
  pack(text: string): Promise<Packed>;
  readonly start: Buffer;
  end(pieces: readonly Packed[]): Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is between the rows is smaller. It is kept, because moving it takes longer than joining it. */
const MIN_MOVED = 64;

/** Joins pieces to one body, and makes them share its memory. */
export function join(encoding: Encoding, pieces: readonly Packed[]): Buffer {
  const { start, end } = packings[encoding];
  const body = Buffer.concat([start, ...pieces.map(({ bytes }) => bytes), end(pieces)]);
  let at = start.length;
  for (const piece of pieces) {
    const from = at;
    at += piece.bytes.length;
    if (at - from >= MIN_MOVED) piece.bytes = body.subarray(from, at);
  }
  return body;
}

// Streams of brotli can't be joined: a piece may refer to what came before it by its place in the stream,
// by the last distances, or by the last letters. At this quality and with this hint the encoder uses
// neither its dictionary, which depends on the place, nor the letters. `forgetDistances` does the rest.
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 20,
  [constants.BROTLI_PARAM_LGWIN]: 22,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
};

/** What a stream with that window starts with, up to a whole byte. */
const brotliStart = Buffer.from('6b00', 'hex');

/** An empty block, the last one. */
const brotliEnd = Buffer.from('03', 'hex');

/**
 * 24 spaces, written so that the last four distances are those with which every encoder begins: 16
 * literal spaces, and then two more from each of the distances 16, 15, 11 and 4.
 */
const forgetDistances = Buffer.from('b800000002a4004128a968aa21ab06', 'hex');

async function packBrotli(text: string): Promise<Packed> {
  const stream = createBrotliCompress({ params, finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // Ends the start at a whole byte.
  stream.flush();
  stream.end(text);
  // `buffer` of `node:stream/consumers` makes a Blob first, which takes a quarter of the time.
  const packed = Buffer.concat(await stream.toArray());
  return { bytes: Buffer.concat([forgetDistances, packed.subarray(brotliStart.length)]) };
}

const words = 'The international government of information technology, the following document ';

/**
 * Whether joined pieces of brotli can be read. The format doesn't promise it: it depends on choices of
 * the encoder, which another version of Node could make in another way.
 */
export async function canJoinBrotli(): Promise<boolean> {
  const texts = [words.repeat(3), words.toUpperCase().repeat(3), words.repeat(3)];
  const body = join('br', await Promise.all(texts.map(packings.br.pack)));
  const read = await promisify<Buffer, Buffer>(brotliDecompress)(body).catch(() => undefined);
  return read?.toString().replaceAll(' '.repeat(24), '') === texts.join('');
}

interface Checksum {
  readonly value: number;
  /** What appending the text does to a checksum: multiplies it by x⁸ⁿ, for n bytes. */
  readonly shift: number;
  readonly length: number;
}

/** A header without a name or a time. */
const gzipStart = Buffer.from('1f8b08000000000000ff', 'hex');

/** An empty block, the last one. The checksum and the length of the text come after it. */
const lastBlock = Buffer.from('0300', 'hex');

const deflate = promisify<string, object, Buffer>(deflateRaw);

/** Ends at a whole byte, and does not end the stream. */
async function packGzip(text: string): Promise<Packed> {
  const bytes = await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH });
  const length = Buffer.byteLength(text);
  return { bytes, sum: { value: crc32(text), shift: shiftOf(length), length } };
}

function gzipEnd(pieces: readonly Packed[]): Buffer {
  let [value, size] = [0, 0];
  for (const { sum } of pieces) {
    if (!sum) continue;
    value = (times(sum.shift, value) ^ sum.value) >>> 0;
    size += sum.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(value);
  end.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([lastBlock, end]);
}

// A checksum is a polynomial over bits, with the highest bit for x⁰, modulo this one.
const MODULUS = 0xedb88320;
const ONE = 0x80000000;
const X8 = 0x00800000;

function shiftOf(length: number): number {
  let shift = ONE;
  for (let [rest, factor] = [length, X8]; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = times(shift, factor);
    factor = times(factor, factor);
  }
  return shift;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit > 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ MODULUS : b >>> 1;
  }
  return product >>> 0;
}

const nothing = Buffer.alloc(0);

export const packings: Readonly<Record<Encoding, Packing>> = {
  br: { pack: packBrotli, start: brotliStart, end: () => brotliEnd },
  gzip: { pack: packGzip, start: gzipStart, end: gzipEnd },
  identity: {
    pack: async (text) => ({ bytes: Buffer.from(text) }),
    start: nothing,
    end: () => nothing,
  },
};
