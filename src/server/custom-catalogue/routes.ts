import multipart from '@fastify/multipart';
import { MEGABYTE } from '../../common/quantities';
import { linkConfig } from '../../entities/link-config';
import { linksToChange, toggledLink } from '../../entities/wire/catalogue';
import type { FetchedCatalogue } from '../../entities/wire/fetched-lists';
import { anyBody } from '../../entities/wire/parts';
import { selectionResult } from '../../entities/wire/selection';
import { categoryConfig, productConfig, wallpaperFields } from '../catalogue-links/catalogue-ids';
import { readLinks } from '../catalogue-links/catalogue-links';
import { needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import { borrowedPart, linksPart, objectParts } from '../lists/list-parts';
import { listRoute } from '../lists/send-list';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { uploadOptions, withUpload } from '../spreadsheets/uploaded-file';
import type { StoreParts } from '../tables/entity-store';
import { bulkLink } from './bulk-link';
import { changeLinks } from './change-links';
import { toggleLink } from './toggle-link';

const PATH = '/api/customCatalogue';
const SCREEN = 'catalogue';
/** Enough for the ids of as many wallpapers as can be selected. */
const BODY_LIMIT = 4 * MEGABYTE;

/** The endpoints of the custom catalogue: which wallpapers are in which categories. */
export function customCatalogueRoutes(parts: StoreParts): Routes {
  const { store, configs } = parts;

  return async (app) => {
    await app.register(multipart, uploadOptions);

    const list = { path: `${PATH}/fetch`, screen: SCREEN };
    listRoute(app, store, list, (_, request) =>
      objectParts<FetchedCatalogue>({
        products: borrowedPart(store, productConfig(configs()), request, wallpaperFields),
        categories: borrowedPart(store, categoryConfig(configs()), request, ['catId', 'text']),
        categoryProduct: linksPart(store),
      }),
    );

    const toggling = { body: anyBody, response: { 200: toggledLink } };
    const toggleOptions = { ...needs(SCREEN, 'update'), schema: toggling };
    app.post(`${PATH}/update`, toggleOptions, async (request) =>
      toggleLink(store, configs(), request.account, request.body),
    );

    // Only our own application asks for it.
    const linking = { body: linksToChange, response: { 200: selectionResult } };
    const linkOptions = { ...needs(SCREEN, 'update'), bodyLimit: BODY_LIMIT, schema: linking };
    app.post(`${PATH}/updateMany`, linkOptions, async (request) =>
      changeLinks(store, configs(), request.account, request.body),
    );

    app.post(`${PATH}/bulkUpdate`, needs(SCREEN, 'bulkUpdate'), async (request) => {
      const author = request.account;
      return await withUpload(request, (file) => bulkLink(store, configs(), author, file));
    });

    app.post(`${PATH}/download`, needs(SCREEN, 'download'), async (_request, reply) => {
      return await sendWorkbook(reply, linkConfig, readLinks(store.db));
    });
  };
}
