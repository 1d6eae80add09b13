import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedReviews } from '../../entities/wire/fetched-lists';
import { jsonObject, type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { productConfig, wallpaperIds } from '../hand-written-entities/catalogue-ids';
import { reviewConfig } from '../hand-written-entities/review-config';
import { reviewToWire } from './review-wire';

/** All reviews and the known wallpapers' ids, cached until one of them changes. */
export function reviewLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const product = productConfig(configs);
    async function* idsJson() {
      yield JSON.stringify(await wallpaperIds(store, configs));
    }
    return cached(product ? [reviewConfig, product] : [reviewConfig], () =>
      jsonObject<FetchedReviews>({
        wpId: idsJson(),
        review: rowsJson(store, reviewConfig, reviewToWire),
      }),
    );
  };
}
