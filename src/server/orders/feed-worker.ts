import { isRecord } from '../../common/is-record';
import { serve } from '../threads/serve';
import { FeedError } from './feed-error';
import { readOrder } from './read-order';
import { orderTexts as texts } from './texts';

// The program of a worker thread: reads the shop's list of orders.

/** More would take too much memory. */
const MAX_ROWS = 200_000;

/** More values than 64 MB of orders have. Node 24 crashes when parsing exceeds the memory of a thread. */
const MAX_VALUES = 5_000_000;

const [COMMA, BRACKET, BRACE] = Buffer.from(',[{');

let rows: readonly unknown[] = [];
let nextIndex = 0;

const handlers = {
  /** Opens the list, and returns how many rows it has. */
  open(bytes: Uint8Array) {
    const list = listIn(parse(bytes));
    if (!list) throw new FeedError(texts.noList);
    if (list.length > MAX_ROWS) throw new FeedError(texts.tooMany(MAX_ROWS));
    rows = list;
    return rows.length;
  },
  nextOrders(max: number) {
    const start = nextIndex;
    const batch = rows.slice(start, start + max);
    nextIndex += batch.length;
    return batch.map((row, index) => readOrder(row, start + index + 1));
  },
};

export type FeedHandlers = typeof handlers;

serve(handlers);

function parse(bytes: Uint8Array): unknown {
  if (countValues(bytes) > MAX_VALUES) throw new FeedError(texts.tooCostly);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FeedError(texts.noJson);
  }
}

/** Counts brackets, braces and commas, which start values, even those in strings. */
function countValues(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1;
  return count;
}

/** A feed is an array, or an object with an array `orders`. */
function listIn(feed: unknown): readonly unknown[] | undefined {
  const list = isRecord(feed) ? feed.orders : feed;
  return Array.isArray(list) ? list : undefined;
}
