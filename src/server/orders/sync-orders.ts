import { orderConfig } from '../../entities/order-config';
import type { SyncOutcome, SyncProgress } from '../../entities/wire/order-sync';
import { changeMany } from '../entities/change-many';
import { writeImport } from '../entities/imports';
import { retryOnConflict } from '../entities/retry-on-conflict';
import type { Values } from '../entity-tables/change-log';
import type { Author, EntityStore, OpenTable } from '../entity-tables/entity-store';
import { tableOf } from '../entity-tables/identifiers';
import { HttpError } from '../http/errors';
import { compareOrders, type OrderChanges, staffDefaults } from './compare-orders';
import type { OpenFeed } from './open-feed';
import { orderTexts as texts } from './texts';

const BATCH = 50;

/** Applies the shop's list, all or nothing. What staff fill in, and orders that are not listed, stay. */
export async function syncOrders(
  store: EntityStore,
  author: Author,
  feed: OpenFeed,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncOutcome> {
  const onRead = (done: number) => onProgress({ step: 'reading', done, total: feed.rows });
  onRead(0);
  const { orders, ...rejected } = await feed.read(onRead);
  const outcome = await retryOnConflict(
    store,
    orderConfig,
    { ...author, way: 'sync' },
    async () => {
      const { count } = await store.db
        .selectFrom(tableOf(orderConfig.name))
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const changes = await compareOrders(store, orders, (done) => {
        onProgress({ step: 'comparing', done, total: Number(count) });
      });
      return async (open) => {
        const { adds, updates, unchanged } = changes;
        const counts = { new: adds.length, changed: updates.length, unchanged };
        await writeImport(open, texts.importName, async (opened) => {
          await save(opened, changes, onProgress);
          return { ...counts, rejected: rejected.notUnderstoodCount };
        });
        return { ...counts, ...rejected };
      };
    },
  );
  if (!outcome) throw new HttpError(502, texts.notSettled);
  return outcome;
}

async function save(
  open: OpenTable,
  { adds, updates }: OrderChanges,
  onProgress: (progress: SyncProgress) => void,
): Promise<void> {
  const total = adds.length + updates.length;
  if (total === 0) return;
  const changes = { adds: wholeOrders(adds), updates: [...inBatches(updates)] };
  const onSaved = (done: number) => onProgress({ step: 'saving', done, total });
  onSaved(0);
  await changeMany(open, changes, onSaved);
}

/** Made batch by batch, so that they don't block the server. */
function* wholeOrders(adds: readonly Values[]): Generator<Values[]> {
  for (const batch of inBatches(adds))
    yield batch.map((values) => ({ ...values, ...staffDefaults }));
}

function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
