import type { FastifyPluginAsync } from 'fastify';
import { inputOf, signedInAuthor } from '../entities/request-input';
import type { EntityRoutesParts } from '../entities/routes';
import { sendList } from '../entities/send-list';
import { catalogueLists } from './catalogue-list';
import { toggleLink } from './toggle-link';

const PATH = '/api/customCatalogue';

/** Answers the calls of the custom catalogue: which wallpapers are in which categories. */
export function customCatalogueRoutes(parts: EntityRoutesParts): FastifyPluginAsync {
  const { store, configs, currentUser } = parts;
  const listOf = catalogueLists(store);

  return async (app) => {
    app.post(`${PATH}/fetch`, async (request, reply) => {
      return await sendList(await listOf(configs()), request, reply);
    });

    app.post(`${PATH}/update`, async (request) => {
      const author = signedInAuthor(currentUser(request));
      return await toggleLink(store, configs(), author, inputOf(request));
    });
  };
}
