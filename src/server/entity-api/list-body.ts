import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { allBlocks, type Block, renewBlocks } from './list-blocks';
import type { ListPart, RowsPart } from './list-parts';
import { changedBetween } from './list-version';
import type { Packed } from './packing/packed';
import { type Encoding, join, packings } from './packing/packing';

/** The compressed JSON of a list. */
export interface Body {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Of the JSON, in bytes. */
  readonly length: number;
  /** What it was made from; of parts that are text nothing. */
  readonly parts: readonly (PackedRows | undefined)[];
}

interface PackedRows {
  readonly version: string;
  readonly blocks: readonly Block[];
}

/** After more changes than these, all rows are read again. */
const MAX_CHANGES = 10_000;

/** Makes bodies. After a change, only the blocks with changed rows are packed again. */
export function bodyMaker(db: Kysely<Database>) {
  /** What is between the rows. */
  const packedTexts = new Map<string, Promise<Packed>>();

  function packText(text: string, encoding: Encoding): Promise<Packed> {
    const name = encoding + text;
    const packed = packedTexts.get(name) ?? packings[encoding].pack(text);
    packedTexts.set(name, packed);
    return packed;
  }

  async function packRows(
    part: RowsPart,
    version: string,
    encoding: Encoding,
    before: PackedRows | undefined,
  ): Promise<PackedRows> {
    const range = before && { from: before.version, to: version, max: MAX_CHANGES };
    const changed = range && (await changedBetween(db, part.source, range));
    const blocks =
      before && changed
        ? await renewBlocks(part, encoding, before.blocks, changed)
        : await allBlocks(part, encoding);
    return { version, blocks };
  }

  async function withBrackets(part: RowsPart, blocks: readonly Block[], encoding: Encoding) {
    if (blocks.length === 0) return [await packText('[]', encoding)];
    const rows = blocks.map(({ packed }) => packed);
    if (part.order === 'desc') rows.reverse();
    const comma = await packText(',', encoding);
    return [
      await packText('[', encoding),
      ...rows.flatMap((packed, index) => (index === 0 ? [packed] : [comma, packed])),
      await packText(']', encoding),
    ];
  }

  /** `versions` are those of the parts that are not text, in this order. */
  return async (
    parts: readonly ListPart[],
    versions: readonly string[],
    encoding: Encoding,
    before: Body | undefined,
  ): Promise<Body> => {
    const unused = [...versions];
    const made: (PackedRows | undefined)[] = [];
    const pieces: Packed[] = [];
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') {
        made.push(undefined);
        pieces.push(await packText(part, encoding));
      } else {
        const rows = await packRows(part, unused.shift() ?? '', encoding, before?.parts[index]);
        made.push(rows);
        pieces.push(...(await withBrackets(part, rows.blocks, encoding)));
      }
    }
    const bytes = join(encoding, pieces);
    moveInto(bytes, encoding, pieces, made);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    return { encoding, bytes, length, parts: made };
  };
}

/** Makes the blocks share the body's memory. */
function moveInto(
  body: Buffer,
  encoding: Encoding,
  pieces: readonly Packed[],
  parts: Body['parts'],
): void {
  const blocks = new Set(parts.flatMap((part) => part?.blocks.map(({ packed }) => packed) ?? []));
  let at = packings[encoding].start.byteLength;
  for (const piece of pieces) {
    const end = at + piece.bytes.byteLength;
    if (blocks.has(piece)) piece.bytes = body.subarray(at, end);
    at = end;
  }
}
