import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { jsonArray, type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { CATEGORY, PRODUCT } from '../hand-written-entities/catalogue-ids';
import { readLinks } from '../hand-written-entities/catalogue-links';

/** Returns `{products, categories, categoryProduct}`, cached until one of them changes. */
export function catalogueLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const product = configs.find(({ name }) => name === PRODUCT);
    const category = configs.find(({ name }) => name === CATEGORY);
    const sources = [linkSheet, product, category].filter((source) => source !== undefined);
    return cached(sources, async function* () {
      yield '{"products":';
      yield* rowsJson(store, product);
      yield ',"categories":';
      yield* rowsJson(store, category);
      yield ',"categoryProduct":';
      yield* jsonArray(readLinks(store.db));
      yield '}';
    });
  };
}
