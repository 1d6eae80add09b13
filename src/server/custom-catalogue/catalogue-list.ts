import type { EntityConfig } from '../../entities/entity-config';
import type { FetchedCatalogue } from '../../entities/wire/fetched-lists';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { jsonArray, jsonObject, type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { categoryConfig, productConfig } from '../hand-written-entities/catalogue-ids';
import { readLinks } from '../hand-written-entities/catalogue-links';

/** Wallpapers, categories and the links between them, cached until one of them changes. */
export function catalogueLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const product = productConfig(configs);
    const category = categoryConfig(configs);
    const sources = [linkSheet, product, category].filter((source) => source !== undefined);
    return cached(sources, () =>
      jsonObject<FetchedCatalogue>({
        products: rowsJson(store, product),
        categories: rowsJson(store, category),
        categoryProduct: jsonArray(readLinks(store.db)),
      }),
    );
  };
}
