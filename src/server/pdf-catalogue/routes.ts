import type { FastifyPluginAsync } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { todayInShop } from '../../field-types/date/calendar-date';
import { inputOf } from '../entity-api/request-input';
import { sendList } from '../entity-api/send-list';
import type { EntityStore } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import type { SellerSettings } from '../settings/settings';
import { streamCatalogue } from './catalogue-stream';
import { categoriesOf } from './categories';
import { findChosen } from './chosen';
import type { FetchPicture } from './fetch-picture';
import { productLists } from './product-list';
import { refusalTexts as texts } from './texts';

export interface PdfCatalogueParts {
  readonly store: EntityStore;
  /** The configs of the moment. */
  readonly configs: () => readonly EntityConfig[];
  readonly seller: SellerSettings;
  /** Asked anew for each catalogue. */
  readonly pictures: () => FetchPicture;
}

/** Each has a thread of its own, and memory for it. */
const MOST_AT_ONCE = 4;
/** A client that takes nothing for so long is gone. */
const STALLED_MS = 60_000;

/** Answers the calls of the PDF screen. */
export function pdfCatalogueRoutes(parts: PdfCatalogueParts): FastifyPluginAsync {
  const { store, configs, seller, pictures } = parts;
  const listOf = productLists(store);
  let running = 0;

  return async (app) => {
    app.post('/api/pdf/fetch', async (request, reply) =>
      sendList(await listOf(configs()), request, reply),
    );

    app.post('/api/pdf/download', async (request, reply) => {
      const wallpapers = await findChosen(store, configs(), inputOf(request).wp);
      const plan = {
        shop: seller.name,
        reach: [seller.phone, seller.email].filter((one) => one !== undefined),
        day: todayInShop(),
        count: wallpapers.length,
        categories: await categoriesOf(store, configs(), wallpapers),
      };
      if (running >= MOST_AT_ONCE) {
        throw new HttpError(429, texts.busy, {}, { 'retry-after': '10' });
      }
      running += 1;
      const gone = new AbortController();
      reply.raw.once('close', () => {
        running -= 1;
        gone.abort();
      });
      reply.raw.setTimeout?.(STALLED_MS, () => reply.raw.destroy());
      const stream = await streamCatalogue(
        { plan, wallpapers, fetchPicture: pictures() },
        gone.signal,
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="catalogue.pdf"')
        .send(stream);
    });
  };
}
