import type { EntityConfig } from '../../entities/entity-config';
import { type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { PRODUCT, wallpaperIds } from '../hand-written-entities/catalogue-ids';
import { reviewConfig } from '../hand-written-entities/review-config';
import { reviewToWire } from './review-wire';

/** Returns `{wpId, review}`, the known wallpapers' ids and the reviews, cached until one of them changes. */
export function reviewLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const products = configs.filter(({ name }) => name === PRODUCT);
    return cached([reviewConfig, ...products], async function* () {
      const wpIds = await wallpaperIds(store, configs);
      yield `{"wpId":${JSON.stringify(wpIds)},"review":`;
      yield* rowsJson(store, reviewConfig, reviewToWire);
      yield '}';
    });
  };
}
