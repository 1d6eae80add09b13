import { serve } from '../threads/serve';
import { rowsOfFeed } from './feed-rows';
import { readOrder } from './read-order';

// The program of a worker thread: reads the shop's list of orders.

let rows: readonly unknown[] = [];
let nextIndex = 0;

const handlers = {
  /** Reads the list and returns how many rows it has. */
  open(bytes: Uint8Array) {
    rows = rowsOfFeed(bytes);
    return rows.length;
  },
  nextOrders(max: number) {
    const start = nextIndex;
    const read = rows
      .slice(start, start + max)
      .map((row, index) => readOrder(row, start + index + 1));
    nextIndex += read.length;
    return {
      orders: read.filter((one) => 'values' in one),
      notUnderstood: read.filter((one) => 'why' in one),
    };
  },
};

export type FeedHandlers = typeof handlers;

serve(handlers);
