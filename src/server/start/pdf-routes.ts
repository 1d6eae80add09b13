import type { FastifyPluginAsync } from 'fastify';
import { demoSeller } from '../../demo-shop/seller';
import type { EntityConfig } from '../../entities/entity-config';
import { findOrder } from '../documents/find-order';
import { documentRoutes } from '../documents/routes';
import type { EntityStore } from '../entity-tables/entity-store';
import type { FetchPicture } from '../pdf-catalogue/fetch-picture';
import { pdfCatalogueRoutes } from '../pdf-catalogue/routes';
import { sitePictures } from '../pdf-catalogue/site-pictures';
import type { Settings } from '../settings/settings';

export interface PdfParts {
  readonly settings: Pick<Settings, 'mode' | 'seller' | 'siteUrl' | 'origin'>;
  readonly store: EntityStore;
  /** The configs of the moment. */
  readonly configs: () => readonly EntityConfig[];
  /** The demo shop's pictures, which the catalogue takes in demo mode. */
  readonly demoPictures: FetchPicture;
}

/** Everything that is a PDF: invoices, receipts and the catalogue. */
export function pdfRoutes(parts: PdfParts): FastifyPluginAsync[] {
  const { settings, store, configs, demoPictures } = parts;
  const isDemo = settings.mode === 'demo';
  const seller = isDemo && settings.seller.name === undefined ? demoSeller : settings.seller;
  // Where the pages look for pictures: the site they were built for, or their own.
  const site = settings.siteUrl ?? (import.meta.env?.VITE_SITE_URL || settings.origin);
  const pictures = (): FetchPicture => {
    if (isDemo) return demoPictures;
    return site && URL.canParse(site) ? sitePictures(site) : async () => undefined;
  };
  return [
    documentRoutes({ findOrder: (id) => findOrder(store, id), seller }),
    pdfCatalogueRoutes({ store, configs, seller, pictures }),
  ];
}
