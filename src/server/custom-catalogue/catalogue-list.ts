import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedCatalogue } from '../../entities/wire/fetched-lists';
import { type List, listCache } from '../entity-api/list-cache';
import { linksPart, objectParts, rowsPart } from '../entity-api/list-parts';
import type { EntityStore } from '../entity-tables/entity-store';
import { categoryConfig, productConfig } from '../hand-written-entities/catalogue-ids';

/** Wallpapers, categories and the links between them, cached until one of them changes. */
export function catalogueLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    return cached(
      objectParts<FetchedCatalogue>({
        products: rowsPart(store, productConfig(configs)),
        categories: rowsPart(store, categoryConfig(configs)),
        categoryProduct: linksPart(store),
      }),
    );
  };
}
