import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { reviewConfig } from '../../entities/review-config';
import type { FetchedReviews } from '../../entities/wire/fetched-lists';
import { anyBody } from '../../entities/wire/parts';
import { allIds, productConfig, wallpaperIdIn } from '../catalogue-links/catalogue-ids';
import { needs } from '../http/needs';
import type { Routes } from '../http/schemas';
import { objectParts, rowsPart } from '../lists/list-parts';
import { listRoute } from '../lists/send-list';
import type { PictureFiles } from '../pictures/picture-files';
import { keyOf } from '../rows/request-input';
import type { StoreParts } from '../tables/entity-store';
import { addReview, removeReview, updateReview } from './change-review';
import { formOptions, withReviewForm } from './review-form';
import type { ReviewFacts } from './review-input';
import { reviewToWire } from './review-wire';

export interface ReviewRoutesParts extends StoreParts {
  readonly pictures: PictureFiles;
  /** Where people reach the server, if a proxy changes that. */
  readonly origin?: string | undefined;
}

/** The endpoints of the reviews. Forms with pictures are multipart; others may be JSON. */
export function reviewRoutes(parts: ReviewRoutesParts): Routes {
  const { store, configs, pictures } = parts;
  const { endpoints } = reviewConfig;

  async function factsFor(request: FastifyRequest): Promise<ReviewFacts> {
    const wpIds = await allIds(store, configs(), 'product');
    return { wpIds, origins: [`${request.protocol}://${request.host}`, parts.origin ?? []].flat() };
  }

  return async (app) => {
    await app.register(multipart, formOptions);

    listRoute(app, store, { path: endpoints.fetch, screen: 'review' }, () => {
      const product = productConfig(configs());
      return objectParts<FetchedReviews>({
        wpId: rowsPart(store, product, { shown: { variant: 'ids', of: wallpaperIdIn(product) } }),
        review: rowsPart(store, reviewConfig, { shown: { variant: 'wire', of: reviewToWire } }),
      });
    });

    app.post(endpoints.add, needs('review', 'add'), async (request, reply) => {
      const author = request.account;
      const key = keyOf(request);
      const { review } = await withReviewForm(request, pictures, async (form) =>
        addReview(store, author, form, await factsFor(request), key),
      );
      return reply.code(201).send(review);
    });

    app.post(endpoints.update, needs('review', 'update'), async (request) => {
      const author = request.account;
      const { review } = await withReviewForm(request, pictures, async (form) =>
        updateReview(store, author, form, await factsFor(request)),
      );
      return review;
    });

    const removing = { ...needs('review', 'remove'), schema: { body: anyBody } };
    app.post(endpoints.remove, removing, async (request, reply) => {
      const author = request.account;
      await removeReview(store, author, request.body);
      return reply.code(204).send();
    });
  };
}
