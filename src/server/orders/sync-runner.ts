import type { SyncProgress } from '../../entities/wire/order-sync';
import { runAlone } from '../database/run-alone';
import type { Author, EntityStore } from '../tables/entity-store';
import { FeedError } from './feed-error';
import { type FeedLimits, fetchFeed } from './fetch-feed';
import { openFeed } from './open-feed';
import { syncOrders } from './sync-orders';
import { orderTexts as texts } from './texts';

export type SyncRun = ReturnType<typeof startSync>;

export interface SyncParts {
  readonly store: EntityStore;
  /** The address of the shop's list of orders, if it is known. */
  readonly feedUrl: () => string | undefined;
  readonly limits?: FeedLimits;
}

/** Returns a function that starts a sync, or joins the running one. */
export function syncRunner(parts: SyncParts): (author: Author) => SyncRun {
  let running: SyncRun | undefined;
  return (author) => {
    if (running) return running;
    running = startSync(parts, author);
    const end = () => {
      running = undefined;
    };
    running.outcome.then(end, end);
    return running;
  };
}

function startSync(parts: SyncParts, author: Author) {
  let progress: SyncProgress = { step: 'reading', done: 0, total: null };
  let onFeed = () => {};
  const feed = new Promise<void>((resolve) => {
    onFeed = resolve;
  });
  // An older list must not be applied after a newer one that another server has fetched.
  const outcome = runAlone(parts.store.db, 'sync of orders', async () => {
    const address = parts.feedUrl();
    if (address === undefined) throw new FeedError(texts.noFeedUrl);
    const found = await openFeed(await fetchFeed(address, parts.limits));
    onFeed();
    try {
      return await syncOrders(parts.store, author, found, (now) => {
        progress = now;
      });
    } finally {
      await found.close();
    }
  });
  /** Resolved when the shop's list is open; rejected with a `FeedError` when that fails. */
  const hasFeed = Promise.race([feed, outcome.then(() => undefined)]);
  // A rejection that no request awaits must not end the server.
  for (const promise of [hasFeed, outcome]) promise.catch(() => undefined);
  return { hasFeed, outcome, progress: () => progress };
}
