import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Packed } from './packed';

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
export const brotliStart = Buffer.from('6b00', 'hex');

/** An empty block, the last one. */
export const brotliEnd = Buffer.from('03', 'hex');

const SPACES = 24;

/**
 * These spaces, written so that the last four distances are those with which every encoder begins: 16
 * literal spaces, and then two more from each of the distances 16, 15, 11 and 4.
 */
const forgetDistances = Buffer.from('b800000002a4004128a968aa21ab06', 'hex');

export async function packBrotli(text: string): Promise<Packed> {
  const stream = createBrotliCompress({ params, finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // Ends the start at a whole byte.
  stream.flush();
  stream.end(text);
  const packed = await buffer(stream);
  const bytes = Buffer.concat([forgetDistances, packed.subarray(brotliStart.length)]);
  return { bytes, length: Buffer.byteLength(text) + SPACES };
}
