import type { EntityConfig } from '../entities/entity-config';
import type { StoreParts } from '../server/tables/entity-store';
import { seedAccount } from './account';
import { seedDemoLinks } from './links/seed-links';
import { demoFeedUrl, feedRoutes } from './orders/feed-routes';
import { seedOrders } from './orders/seed-orders';
import { cataloguePictures } from './pictures/catalogue-pictures';
import { drawAhead } from './pictures/draw-ahead';
import { pictureRoutes } from './pictures/picture-routes';
import { pictureStore } from './pictures/picture-store';
import { seedReviews } from './reviews/seed-reviews';
import { seedDemo } from './seed-demo';
import { demoSeller } from './seller';
import { shopRoutes } from './shop/shop-routes';

interface DemoParts extends StoreParts {
  /** Where drawn pictures are cached. */
  readonly picturesFolder: string;
}

/** Opens the shop that demo mode simulates: everything that it adds to a server. */
export function openDemoShop({ store, configs, picturesFolder }: DemoParts) {
  const pictures = pictureStore(picturesFolder);
  const drawing = new AbortController();
  let drawn = Promise.resolve();
  return {
    /** The shop's public side: its pictures, its product pages and its list of orders. */
    routes: [pictureRoutes(pictures), shopRoutes({ store, configs }), feedRoutes(store)],
    /** The shop's pictures for the PDF catalogue. */
    fetchPicture: cataloguePictures(pictures),
    seller: demoSeller,
    /** The address at which this server, in the role of the shop, lists the shop's orders, once it listens. */
    feedUrl: demoFeedUrl,
    /** Adds rows to entities that never had any. Returns a sentence for each. */
    async seed(current: readonly EntityConfig[]): Promise<string[]> {
      // Orders are given to installers, so they come after the entities.
      return [
        ...(await seedDemo(store, current)),
        ...(await seedOrders(store)),
        ...(await seedReviews(store)),
        ...(await seedDemoLinks(store)),
      ];
    },
    seedAccount,
    /** Draws pictures ahead of requests, until it is closed. */
    drawAhead(): void {
      // The shop works without its pictures; a request for one says why it is missing.
      drawn = drawAhead(pictures, drawing.signal).catch(() => {});
    },
    async close(): Promise<void> {
      drawing.abort();
      await drawn;
    },
  };
}
