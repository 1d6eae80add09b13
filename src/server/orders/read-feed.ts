import type { Values } from '../entity-tables/change-log';
import type { OpenFeed } from './open-feed';
import type { NotUnderstood } from './read-order';
import { orderTexts as texts } from './texts';

/** The shop's list as it was understood. */
export interface ReadFeed {
  /** By the orders' ids. */
  readonly orders: ReadonlyMap<string, Values>;
  /** The first of the rows that were not. */
  readonly notUnderstood: readonly NotUnderstood[];
  readonly notUnderstoodCount: number;
}

const MOST_LISTED = 100;

/** Reads all rows. Of an order that is listed more than once the last counts. */
export async function readFeed(feed: OpenFeed, onRead: (rows: number) => void): Promise<ReadFeed> {
  const orders = new Map<string, Values>();
  const notUnderstood: NotUnderstood[] = [];
  let notUnderstoodCount = 0;
  const complain = (one: NotUnderstood) => {
    notUnderstoodCount += 1;
    if (notUnderstood.length < MOST_LISTED) notUnderstood.push(one);
  };

  let rows = 0;
  for await (const batch of feed.batches()) {
    for (const { orderId, values } of batch.orders) {
      if (orders.has(orderId)) complain({ order: orderId, why: texts.repeated });
      orders.set(orderId, values);
    }
    for (const one of batch.notUnderstood) complain(one);
    rows += batch.orders.length + batch.notUnderstood.length;
    onRead(rows);
  }
  return { orders, notUnderstood, notUnderstoodCount };
}
