import { MAX_ID } from '../entity-tables/row-pages';
import type { RowsPart } from './list-parts';
import { type Encoding, type Packed, packings } from './packing';

/** Rows of a list that are packed together: those after the block before, up to an id. */
export interface Block {
  readonly upTo: number;
  /** Without the array's brackets; nothing if no rows are shown. */
  readonly packed: Packed | undefined;
}

/** Small enough to be made again for one row, large enough to be packed well. */
const ROWS = 128;

/** How many blocks may wait to be packed, beside the one being read. */
const MAX_WAITING = 8;

/** Returns the blocks of all rows, the oldest first. Those in which nothing has changed are kept. */
export async function renewBlocks(
  part: RowsPart,
  encoding: Encoding,
  before: readonly Block[] = [{ upTo: MAX_ID, packed: undefined }],
  changed?: ReadonlySet<number>,
): Promise<readonly Block[]> {
  const blocks: Block[] = [];
  let after = 0;
  for (const block of before) {
    const { upTo } = block;
    const isSame = changed && ![...changed].some((id) => id > after && id <= upTo);
    if (isSame) blocks.push(block);
    else blocks.push(...(await readBlocks(part, encoding, after, upTo)));
    after = upTo;
  }
  return blocks;
}

async function readBlocks(
  part: RowsPart,
  encoding: Encoding,
  after: number,
  upTo: number,
): Promise<Block[]> {
  const made: Promise<Block>[] = [];
  for await (const items of part.read({ after, upTo, pageSize: ROWS })) {
    const last = items.at(-1)?.id ?? after;
    const shown = items.flatMap((item) => item.shown ?? []);
    const text = JSON.stringify(part.order === 'asc' ? shown : shown.reverse()).slice(1, -1);
    const packed = text === '' ? Promise.resolve(undefined) : packings[encoding].pack(text);
    made.push(packed.then((packed) => ({ upTo: last, packed })));
    await made.at(-MAX_WAITING);
  }
  const blocks = await Promise.all(made);
  // Rows that are added later belong to the last block.
  return [...blocks.slice(0, -1), { upTo, packed: blocks.at(-1)?.packed }];
}
