import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Packed } from './packed';

/** A header without a name or a time. */
export const gzipStart = Buffer.from('1f8b08000000000000ff', 'hex');

/** An empty block, the last one. The checksum and the length of the text come after it. */
const lastBlock = Buffer.from('0300', 'hex');

const deflate = promisify<string, object, Buffer>(deflateRaw);

/** Ends at a whole byte, and does not end the stream. */
export async function packGzip(text: string): Promise<Packed> {
  const length = Buffer.byteLength(text);
  const bytes = await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, length, checksum: { value: crc32(text), shift: shiftOf(length) } };
}

export function gzipEnd(pieces: readonly Packed[]): Buffer {
  let [sum, size] = [0, 0];
  for (const { length, checksum } of pieces) {
    if (checksum) sum = (times(checksum.shift, sum) ^ checksum.value) >>> 0;
    size += length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum);
  end.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([lastBlock, end]);
}

// A checksum is a polynomial over bits, with the highest bit for x⁰. Appending n bytes to a text
// multiplies its checksum by x⁸ⁿ, modulo this one.
const MODULUS = 0xedb88320;
/** x⁰ */
const ONE = 0x80000000;
/** x⁸ */
const X8 = 0x00800000;

/** What appending as many bytes does to a checksum: x⁸ⁿ. */
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
