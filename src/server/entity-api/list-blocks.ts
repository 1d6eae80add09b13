import type { Item, RowsPart } from './list-parts';
import type { Packed } from './packing/packed';
import { type Encoding, packings } from './packing/packing';

/** Rows of a list that are packed together. */
export interface Block {
  /** The largest id that belongs here; the smallest is after that of the block before. */
  readonly upTo: number;
  readonly packed: Packed;
}

/** Small enough to be made again for one row, large enough to be packed well. */
const ROWS = 500;

/** How many blocks may wait to be packed, beside the one being read. */
const MAX_WAITING = 8;

/** All rows of a part in blocks, the oldest first. */
export async function allBlocks(part: RowsPart, encoding: Encoding): Promise<readonly Block[]> {
  return endless(await readBlocks(part, encoding, 0));
}

/** Returns the blocks after making those again that the rows with these ids belong to. */
export async function renewBlocks(
  part: RowsPart,
  encoding: Encoding,
  blocks: readonly Block[],
  changed: ReadonlySet<number>,
): Promise<readonly Block[]> {
  if (changed.size === 0) return blocks;
  if (blocks.length === 0) return await allBlocks(part, encoding);
  const ids = [...changed].sort((one, other) => one - other);
  const renewed: Block[] = [];
  let [next, after] = [0, 0];
  for (const block of blocks) {
    const first = next;
    while (next < ids.length && (ids[next] ?? 0) <= block.upTo) next += 1;
    if (next === first) renewed.push(block);
    else renewed.push(...(await readBlocks(part, encoding, after, block.upTo)));
    after = block.upTo;
  }
  return endless(renewed);
}

/** Rows that are added later belong to the last block. */
function endless(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { ...block, upTo: Number.POSITIVE_INFINITY } : block,
  );
}

async function readBlocks(
  part: RowsPart,
  encoding: Encoding,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Block[]> {
  const made: Promise<Block>[] = [];
  const range = { after, pageSize: ROWS, ...(Number.isFinite(upTo) && { upTo }) };
  for await (const items of part.read(range)) {
    const last = items.at(-1)?.id ?? after;
    const text = printed(items, part.order);
    if (text) made.push(packings[encoding].pack(text).then((packed) => ({ upTo: last, packed })));
    await made.at(-MAX_WAITING);
  }
  const blocks = await Promise.all(made);
  return blocks.map((block, index) => (index === blocks.length - 1 ? { ...block, upTo } : block));
}

/** The rows' JSON, without the array's brackets. */
function printed(items: readonly Item[], order: RowsPart['order']): string {
  const shown = items.map((item) => item.shown).filter((value) => value !== undefined);
  return JSON.stringify(order === 'asc' ? shown : shown.reverse()).slice(1, -1);
}
