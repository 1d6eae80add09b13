import type { FastifyPluginAsync } from 'fastify';
import { pictureRoutes } from './pictures/picture-routes';
import { type ShopParts, shopRoutes } from './shop/shop-routes';

/** Plays the shop in demo mode: its public pictures and its product pages. */
export function demoShop(picturesFolder: string, parts: ShopParts): FastifyPluginAsync[] {
  return [pictureRoutes(picturesFolder), shopRoutes(parts)];
}
