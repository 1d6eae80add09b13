import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedReviews } from '../../entities/wire/fetched-lists';
import { type List, listCache } from '../entity-api/list-cache';
import { objectParts, rowsPart } from '../entity-api/list-parts';
import type { EntityStore } from '../entity-tables/entity-store';
import { productConfig, wallpaperIdIn } from '../hand-written-entities/catalogue-ids';
import { reviewConfig } from '../hand-written-entities/review-config';
import { reviewToWire } from './review-wire';

/** All reviews and the known wallpapers' ids, cached until one of them changes. */
export function reviewLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const product = productConfig(configs);
    return cached(
      objectParts<FetchedReviews>({
        wpId: rowsPart(store, product, wallpaperIdIn(product)),
        review: rowsPart(store, reviewConfig, reviewToWire),
      }),
    );
  };
}
