import { finished } from 'node:stream';
import { todayInShop } from '../../common/shop-time';
import type { FetchedWallpapers } from '../../entities/wire/fetched-lists';
import { catalogueOrder } from '../../entities/wire/pdf';
import { productConfig, wallpaperFields } from '../catalogue-links/catalogue-ids';
import { HttpError } from '../http/errors';
import { needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import { borrowedPart, objectParts } from '../lists/list-parts';
import { listRoute } from '../lists/send-list';
import type { SellerSettings } from '../settings/settings';
import type { StoreParts } from '../tables/entity-store';
import { streamCatalogue } from './catalogue-stream';
import { arrange, categoriesOf } from './categories';
import { findChosen } from './chosen';
import { pictureCutter } from './cut-picture';
import type { FetchPicture } from './site-pictures';
import { rejectionTexts as texts } from './texts';

export interface PdfCatalogueParts extends StoreParts {
  readonly seller: SellerSettings;
  /** Called for each catalogue. */
  readonly pictureSource: () => FetchPicture;
  /** Where cut pictures are kept. */
  readonly cutFolder: string;
}

/** Each needs a thread and memory. */
const MAX_AT_ONCE = 4;
const MAX_LOGGED = 20;
/** A client that reads nothing for this long is gone. */
const STALLED_MS = 60_000;

/** The list of wallpapers to choose from, and the catalogue of those that are chosen. */
export function pdfCatalogueRoutes(parts: PdfCatalogueParts): Routes {
  const { store, configs, seller, pictureSource, cutFolder } = parts;
  const cutPicture = pictureCutter(cutFolder);
  let running = 0;

  return async (app) => {
    listRoute(app, store, { path: '/api/pdf/fetch', screen: 'pdf' }, (_, request) =>
      objectParts<FetchedWallpapers>({
        products: borrowedPart(store, productConfig(configs()), request, wallpaperFields),
      }),
    );

    const ordering = { ...needs('pdf', 'download'), schema: { body: catalogueOrder } };
    app.post('/api/pdf/download', ordering, async (request, reply) => {
      if (running >= MAX_AT_ONCE) {
        throw new HttpError(429, texts.busy, undefined, { 'retry-after': '10' });
      }
      running += 1;
      const gone = new AbortController();
      // Called even if the client has already left.
      finished(reply.raw, () => {
        running -= 1;
        // No client receives this response, but without it, a thread that is still starting would count as a fault of
        // the server.
        gone.abort(new HttpError(499, texts.left));
      });
      reply.raw.setTimeout?.(STALLED_MS, () => reply.raw.destroy());
      const wallpapers = await findChosen(store, configs(), request.body.wp);
      const plan = {
        shop: seller.name,
        contact: [seller.phone, seller.email].filter((one) => one !== undefined),
        day: todayInShop(),
        count: wallpapers.length,
        ...arrange(await categoriesOf(store, configs(), wallpapers), wallpapers.length),
      };
      const onMissing = (wpIds: readonly string[]) =>
        request.log.warn({ wpIds: wpIds.slice(0, MAX_LOGGED) }, texts.missing);
      const fetchPicture = pictureSource();
      const catalogue = { plan, wallpapers, fetchPicture, cutPicture, onMissing };
      const stream = await streamCatalogue(catalogue, gone.signal);
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="catalogue.pdf"')
        .send(stream);
    });
  };
}
