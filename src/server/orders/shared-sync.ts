import type { SyncOutcome, SyncProgress } from '../../entities/order-sync';
import type { Author, EntityStore } from '../entity-tables/entity-store';
import { FeedError } from './feed-error';
import { type FeedLimits, fetchFeed } from './fetch-feed';
import { type OpenFeed, openFeed } from './open-feed';
import { syncOrders } from './sync-orders';
import { orderTexts as texts } from './texts';

/** A sync that is under way. */
export interface SyncRun {
  /** Fulfilled when the shop's list is there; rejected with a `FeedError` when it can't be had. */
  readonly hasFeed: Promise<void>;
  readonly outcome: Promise<SyncOutcome>;
  progress(): SyncProgress;
}

export interface SyncParts {
  readonly store: EntityStore;
  /** Where the shop lists its orders, if that is known. */
  readonly feedUrl: () => string | undefined;
  readonly limits?: FeedLimits;
}

/** Gives a function that starts a sync, or joins the one that is under way. */
export function shareSync(parts: SyncParts): (author: Author) => SyncRun {
  let running: SyncRun | undefined;
  return (author) => {
    if (running) return running;
    const run = startSync(parts, author);
    const end = () => {
      running = undefined;
    };
    run.outcome.then(end, end);
    running = run;
    return run;
  };
}

function startSync(parts: SyncParts, author: Author): SyncRun {
  let progress: SyncProgress = { step: 'reading', done: 0, total: null };
  const feed = findFeed(parts);
  const outcome = feed.then(async (found) => {
    try {
      return await syncOrders(parts.store, author, found, (now) => {
        progress = now;
      });
    } finally {
      await found.close();
    }
  });
  const hasFeed = feed.then(() => undefined);
  // Whoever asked may have gone.
  for (const promise of [hasFeed, outcome]) promise.catch(() => undefined);
  return { hasFeed, outcome, progress: () => progress };
}

async function findFeed({ feedUrl, limits }: SyncParts): Promise<OpenFeed> {
  const address = feedUrl();
  if (address === undefined) throw new FeedError(texts.noFeedUrl);
  return await openFeed(await fetchFeed(address, limits));
}
