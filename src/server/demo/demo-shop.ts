import type { FastifyPluginAsync } from 'fastify';
import { feedRoutes } from './orders/feed-routes';
import { pictureRoutes } from './pictures/picture-routes';
import { type ShopParts, shopRoutes } from './shop/shop-routes';

/** Plays the shop in demo mode: its public pictures, its product pages and its list of orders. */
export function demoShop(picturesFolder: string, parts: ShopParts): FastifyPluginAsync[] {
  return [pictureRoutes(picturesFolder), shopRoutes(parts), feedRoutes(parts.store)];
}
