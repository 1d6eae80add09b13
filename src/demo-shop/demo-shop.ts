import type { FastifyPluginAsync } from 'fastify';
import type { EntityConfig } from '../entities/entity-config';
import type { Accounts } from '../server/auth/accounts';
import type { Passwords } from '../server/auth/passwords';
import type { Seller } from '../server/documents/document-plan';
import type { EntityStore } from '../server/entity-tables/entity-store';
import type { FetchPicture } from '../server/pdf-catalogue/site-pictures';
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

interface DemoParts {
  readonly store: EntityStore;
  /** The current configs. */
  readonly configs: () => readonly EntityConfig[];
  /** Where drawn pictures are cached. */
  readonly picturesFolder: string;
}

/** All that demo mode adds to a server. */
interface DemoShop {
  /** The shop's public side: its pictures, its product pages and its list of orders. */
  readonly routes: readonly FastifyPluginAsync[];
  /** The shop's pictures for the PDF catalogue. */
  readonly fetchPicture: FetchPicture;
  readonly seller: Seller;
  /** Where this server, which plays the shop, lists the shop's orders, once it listens. */
  readonly feedUrl: typeof demoFeedUrl;
  /** Adds rows to entities that never had any. Returns a sentence for each. */
  seed(configs: readonly EntityConfig[]): Promise<string[]>;
  /** Adds the demo account unless it exists. Returns how to sign in with it, if it still has its password. */
  seedAccount(accounts: Accounts, passwords: Passwords): Promise<string[]>;
  /** Draws pictures ahead of requests, until it is closed. */
  drawAhead(): void;
  close(): Promise<void>;
}

/** Opens the shop that demo mode plays. */
export function openDemoShop({ store, configs, picturesFolder }: DemoParts): DemoShop {
  const pictures = pictureStore(picturesFolder);
  const drawing = new AbortController();
  let drawn = Promise.resolve();
  return {
    routes: [pictureRoutes(pictures), shopRoutes({ store, configs }), feedRoutes(store)],
    fetchPicture: cataloguePictures(pictures),
    seller: demoSeller,
    feedUrl: demoFeedUrl,
    async seed(current) {
      // Orders are given to installers, so they come after the entities.
      return [
        ...(await seedDemo(store, current)),
        ...(await seedOrders(store)),
        ...(await seedReviews(store)),
        ...(await seedDemoLinks(store)),
      ];
    },
    seedAccount,
    drawAhead() {
      // Without its pictures, the shop still works; a request for one says why there is none.
      drawn = drawAhead(pictures, drawing.signal).catch(() => {});
    },
    async close() {
      drawing.abort();
      await drawn;
    },
  };
}
