import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import type { FetchedCatalogue } from '../../entities/wire/fetched-lists';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { linksPart, objectParts, rowsPart } from '../entity-api/list-parts';
import { inputOf } from '../entity-api/request-input';
import type { EntityRoutesParts } from '../entity-api/routes';
import { listRoute } from '../entity-api/send-list';
import { categoryConfig, productConfig } from '../hand-written-entities/catalogue-ids';
import { readLinks } from '../hand-written-entities/catalogue-links';
import { sendWorkbook } from '../spreadsheets/send-workbook';
import { uploadOptions, withUpload } from '../spreadsheets/uploaded-file';
import { bulkLink } from './bulk-link';
import { toggleLink } from './toggle-link';

const PATH = '/api/customCatalogue';

/** The endpoints of the custom catalogue: which wallpapers are in which categories. */
export function customCatalogueRoutes(parts: EntityRoutesParts): FastifyPluginAsync {
  const { store, configs, currentUser } = parts;

  return async (app) => {
    await app.register(multipart, uploadOptions);

    listRoute(app, store, `${PATH}/fetch`, () =>
      objectParts<FetchedCatalogue>({
        products: rowsPart(store, productConfig(configs())),
        categories: rowsPart(store, categoryConfig(configs())),
        categoryProduct: linksPart(store),
      }),
    );

    app.post(`${PATH}/update`, async (request) => {
      const author = currentUser(request);
      return await toggleLink(store, configs(), author, inputOf(request));
    });

    app.post(`${PATH}/bulkUpdate`, async (request) => {
      const author = currentUser(request);
      return await withUpload(request, (file) => bulkLink(store, configs(), author, file));
    });

    app.post(`${PATH}/download`, async (_request, reply) => {
      return await sendWorkbook(reply, linkSheet, readLinks(store.db));
    });
  };
}
