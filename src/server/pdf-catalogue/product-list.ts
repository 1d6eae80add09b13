import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedWallpapers } from '../../entities/wire/fetched-lists';
import { jsonObject, type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { productConfig } from '../hand-written-entities/catalogue-ids';

/** All wallpapers, cached until one of them changes. */
export function productLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const config = productConfig(configs);
    return cached(config ? [config] : [], () =>
      jsonObject<FetchedWallpapers>({ products: rowsJson(store, config) }),
    );
  };
}
