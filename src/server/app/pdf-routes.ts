import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Seller } from '../documents/document-plan';
import { documentRoutes } from '../documents/routes';
import { pdfCatalogueRoutes } from '../pdf-catalogue/routes';
import { type FetchPicture, sitePictures } from '../pdf-catalogue/site-pictures';
import type { Settings } from '../settings/settings';
import type { StoreParts } from '../tables/entity-store';

export interface PdfParts extends StoreParts {
  readonly settings: Pick<
    Settings,
    'seller' | 'siteUrl' | 'sitePictures' | 'origin' | 'dataFolder'
  >;
  /** What demo mode uses instead of the settings. */
  readonly demo: { readonly seller: Seller; readonly fetchPicture: FetchPicture } | undefined;
}

/** Everything that is a PDF: invoices, receipts and the catalogue. */
export function pdfRoutes({ settings, store, configs, demo }: PdfParts): FastifyPluginAsync[] {
  const seller = settings.seller.name === undefined && demo ? demo.seller : settings.seller;
  const cutFolder = join(settings.dataFolder, 'pictures', 'catalogue');
  const pictureSource = () => demo?.fetchPicture ?? picturesOfSite(settings);
  return [
    documentRoutes({ store, seller }),
    pdfCatalogueRoutes({ store, configs, seller, pictureSource, cutFolder }),
  ];
}

/**
 * Pictures come from the site in the settings, or else from the one that the pages were built for, or else from this
 * server.
 */
function picturesOfSite(settings: PdfParts['settings']): FetchPicture {
  const { siteUrl, sitePictures: folder, origin } = settings;
  const site = siteUrl ?? (import.meta.env?.VITE_SITE_URL || origin);
  return site && URL.canParse(site) ? sitePictures(site, folder) : async () => undefined;
}
