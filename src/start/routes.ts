import type { FastifyInstance } from 'fastify';
import { pdfRoutes } from '../server/app/pdf-routes';
import { studioRoutes } from '../server/config-studio/routes';
import { customCatalogueRoutes } from '../server/custom-catalogue/routes';
import { arrivalRoute } from '../server/doctor/arrival';
import { entityRoutes } from '../server/entity-routes/routes';
import { historyRoutes } from '../server/history/routes';
import type { Routes } from '../server/http/schemas';
import { orderRoutes } from '../server/orders/routes';
import { storedPictureRoutes } from '../server/pictures/picture-routes';
import { reviewRoutes } from '../server/reviews/routes';
import { selectionRoutes } from '../server/selection/routes';
import { uploadRoutes } from '../server/uploads/routes';
import { viewRoutes } from '../server/views/routes';
import type { Parts } from './open-parts';

/** The routes for signed-in people. */
export function signedInRoutes(app: FastifyInstance, all: Parts): readonly Routes[] {
  const { settings, store, files, demo } = all;
  const parts = { store, configs: all.configs.current };
  const feedUrl = () => settings.ordersFeedUrl ?? demo?.feedUrl(app.server);
  return [
    entityRoutes(parts),
    viewRoutes(parts),
    selectionRoutes(parts),
    historyRoutes(parts),
    uploadRoutes({ ...parts, pictures: all.uploads }),
    orderRoutes({ ...parts, feedUrl }),
    customCatalogueRoutes(parts),
    reviewRoutes({ ...parts, pictures: all.reviewPictures, origin: settings.origin }),
    ...pdfRoutes({ ...parts, settings, demo }),
    studioRoutes({ store, configs: all.configs, files }),
  ];
}

/** The routes for anybody. */
export function publicRoutes({ secret, clock, demo, ...parts }: Parts): readonly Routes[] {
  return [
    storedPictureRoutes(parts.reviewPictures),
    storedPictureRoutes(parts.uploads),
    arrivalRoute(secret, clock),
    ...(demo?.routes ?? []),
  ];
}
