import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { type Budget, spend } from './budget';
import { type XmlHandlers, xmlScanner } from './xml-scanner';
import { type PackagePart, packedData } from './zip-directory';

/** Reads a part's XML while it is unpacked, so it is never in memory as a whole. */
export async function readPart(
  bytes: Uint8Array,
  part: PackagePart,
  budget: Budget,
  handlers: XmlHandlers,
): Promise<void> {
  const scanner = xmlScanner(handlers, budget);
  const decoder = new TextDecoder();
  for await (const chunk of unpack(bytes, part)) {
    spend(budget, { bytes: chunk.length });
    scanner.add(decoder.decode(chunk, { stream: true }));
  }
  scanner.add(decoder.decode());
  scanner.end();
}

/** Unpacks a part. Throws as soon as it is larger than the directory says, or if it is damaged. */
async function* unpack(bytes: Uint8Array, part: PackagePart): AsyncGenerator<Uint8Array> {
  const packed = packedData(bytes, part);
  const broken = (cause?: unknown) => new SpreadsheetError(texts.broken, { cause });
  if (!part.isDeflated) {
    for (let at = 0; at < packed.length; at += CHUNK) yield packed.subarray(at, at + CHUNK);
    return;
  }
  const reader = inflated(packed, part).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw broken(cause);
      });
      if (done) break;
      length += value.length;
      if (length > part.unpackedBytes) throw broken();
      yield value;
    }
    if (length < part.unpackedBytes) throw broken();
  } finally {
    // The stream may have failed or may not have been read to its end.
    reader.cancel().catch(() => undefined);
  }
}

const CHUNK = 65_536;
const GZIP_HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/** Unpacks a part as gzip, which verifies the checksum, or as plain deflate if the program wrote none. */
function inflated(packed: Uint8Array, { checksum, unpackedBytes }: PackagePart) {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, checksum, true);
  trailer.setUint32(4, unpackedBytes, true);
  const pieces =
    checksum === 0
      ? [packed]
      : [new Uint8Array(GZIP_HEADER), packed, new Uint8Array(trailer.buffer)];
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
      controller.close();
    },
  });
  return source.pipeThrough(new DecompressionStream(checksum === 0 ? 'deflate-raw' : 'gzip'));
}
