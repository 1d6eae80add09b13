import type { RejectedOrder } from '../../entities/order-sync';
import type { Values } from '../entity-tables/change-log';
import type { OpenFeed } from './open-feed';
import { orderTexts as texts } from './texts';

/** The shop's list as it was understood. */
export interface ReadFeed {
  /** By the orders' ids. */
  readonly orders: ReadonlyMap<string, Values>;
  /** The first of the rows that were not. */
  readonly notUnderstood: readonly RejectedOrder[];
  readonly notUnderstoodCount: number;
}

const MOST_LISTED = 100;

/** Reads all rows. Of an order that is listed more than once the last counts. */
export async function readFeed(feed: OpenFeed, onRead: (rows: number) => void): Promise<ReadFeed> {
  const orders = new Map<string, Values>();
  const notUnderstood: RejectedOrder[] = [];
  let notUnderstoodCount = 0;
  const complain = (one: RejectedOrder) => {
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
