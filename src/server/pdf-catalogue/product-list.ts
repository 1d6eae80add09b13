import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedWallpapers } from '../../entities/wire/fetched-lists';
import { type List, listCache } from '../entity-api/list-cache';
import { objectParts, rowsPart } from '../entity-api/list-parts';
import type { EntityStore } from '../entity-tables/entity-store';
import { productConfig } from '../hand-written-entities/catalogue-ids';

/** All wallpapers, cached until one of them changes. */
export function productLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const products = rowsPart(store, productConfig(configs));
    return cached(objectParts<FetchedWallpapers>({ products }));
  };
}
