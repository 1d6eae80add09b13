import { orderConfig } from '../../entities/order-config';
import type { SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';
import { applyPrepared } from '../rows/apply';
import { countRows } from '../rows/read-rows';
import type { Author, EntityStore } from '../tables/entity-store';
import { compareOrders } from './compare-orders';
import type { OpenFeed } from './open-feed';
import { orderTexts as texts } from './texts';

/**
 * Applies the shop's list, completely or not at all. Fields that staff fill in and orders that are not listed stay as
 * they are.
 */
export async function syncOrders(
  store: EntityStore,
  author: Author,
  feed: OpenFeed,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome> {
  const onRead = (done: number) => onProgress({ step: 'reading', done, total: feed.rows });
  onRead(0);
  const { orders, ...rejected } = await feed.read(onRead);
  const makeSet = async (from: EntityStore) => {
    const total = await countRows(from, orderConfig);
    const { adds, updates, unchanged } = await compareOrders(from, orders, (done) =>
      onProgress({ step: 'comparing', done, total }),
    );
    const changes = [...updates, ...adds];
    if (changes.length > 0) onProgress({ step: 'saving', done: 0, total: changes.length });
    const counts = { new: adds.length, changed: updates.length, unchanged };
    const all = { ...counts, rejected: rejected.notUnderstoodCount };
    return { changes, batch: { file: texts.importName, counts: all }, counts };
  };
  const bySync: Author = { ...author, way: 'sync' };
  const { set, entry } = await applyPrepared(store, orderConfig, bySync, makeSet, {
    onSaved: (done, total) => onProgress({ step: 'saving', done, total }),
  });
  return { ...set.counts, ...rejected, change: entry };
}
