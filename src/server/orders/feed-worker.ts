import { parentPort } from 'node:worker_threads';
import type { FeedAnswer, FeedBatch, FeedRequest } from './feed-calls';
import { FeedFault } from './feed-fault';
import { rowsOfFeed } from './feed-rows';
import { readOrder } from './read-order';

// The program of a worker thread: reads the shop's list of orders.

let rows: readonly unknown[] = [];
let place = 0;

function answer(request: FeedRequest): FeedAnswer {
  if ('next' in request) return { batch: nextBatch(request.next) };
  try {
    rows = rowsOfFeed(request.bytes);
    return { rows: rows.length };
  } catch (error) {
    if (error instanceof FeedFault) return { fault: error.message };
    throw error;
  }
}

function nextBatch(most: number): FeedBatch {
  const read = rows
    .slice(place, place + most)
    .map((row, index) => readOrder(row, place + index + 1));
  place += read.length;
  return {
    orders: read.filter((one) => 'values' in one),
    notUnderstood: read.filter((one) => 'why' in one),
  };
}

parentPort?.on('message', (request: FeedRequest) => {
  parentPort?.postMessage(answer(request));
});
