import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { findRow } from '../../server/rows/read-rows';
import type { StoreParts } from '../../server/tables/entity-store';
import { columnOf, tableOf } from '../../server/tables/identifiers';
import { notFoundPage, productPage, STYLE_PATH } from './product-page';

/** The shop's public product pages, `/in/{slug}`, as links from the back office open them. */
export function shopRoutes({ store, configs }: StoreParts): FastifyPluginAsync {
  const style = new URL('./shop.css', import.meta.url);

  /** A wallpaper's row as staff left it, if the entity files have wallpapers. */
  async function findProduct(slug: string) {
    const config = configs().find(({ name }) => name === 'product');
    if (!config?.fields.some(({ name }) => name === 'slug')) return undefined;
    const found = await store.db
      .selectFrom(tableOf(config.name))
      .select('id')
      .where(columnOf('slug'), '=', slug)
      .executeTakeFirst();
    return found && (await findRow(store, config, found.id));
  }

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
      const product = await findProduct(request.params.slug);
      return reply.code(product ? 200 : 404).send(product ? productPage(product) : notFoundPage());
    });
  };
}
