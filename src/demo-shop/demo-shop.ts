import type { FastifyPluginAsync } from 'fastify';
import { feedRoutes } from './orders/feed-routes';
import { pictureRoutes } from './pictures/picture-routes';
import type { PictureStore } from './pictures/picture-store';
import { type ShopParts, shopRoutes } from './shop/shop-routes';

/** Plays the shop in demo mode: its public pictures, its product pages and its list of orders. */
export function demoShop(pictureOf: PictureStore, parts: ShopParts): FastifyPluginAsync[] {
  return [pictureRoutes(pictureOf), shopRoutes(parts), feedRoutes(parts.store)];
}
