import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import type { EntityStore } from '../../server/entity-tables/entity-store';
import { wallpaperOf, wallpapers } from '../catalogue/wallpapers';
import { findProduct } from './find-product';
import { notFoundPage, productPage, STYLE_PATH } from './product-page';

interface ShopParts {
  readonly store: EntityStore;
  /** The current configs. */
  readonly configs: () => readonly EntityConfig[];
}

/** The shop's public product pages, `/in/{slug}`, as links from the back office open them. */
export function shopRoutes({ store, configs }: ShopParts): FastifyPluginAsync {
  const style = new URL('./shop.css', import.meta.url);
  return async (app) => {
    // No slug has a dot.
    app.get(STYLE_PATH, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(style)),
    );

    app.get<{ Params: { slug: string } }>('/in/:slug', async (request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
      const product = await findProduct(store, configs(), 'slug', request.params.slug);
      if (!product) return reply.code(404).send(notFoundPage());
      const wallpaper = wallpaperOf(product.wpId);
      const others = await Promise.all(
        wallpapers
          .filter(({ seed, wpId }) => seed === wallpaper?.seed && wpId !== product.wpId)
          .map(({ wpId }) => findProduct(store, configs(), 'wpId', wpId)),
      );
      const colourways = others.flatMap((other) => other ?? []);
      return reply.send(productPage(product, wallpaper, colourways));
    });
  };
}
