import type { EntityConfig } from '../../entities/entity-config';
import { type List, listCache, rowsJson } from '../entity-api/list-cache';
import type { EntityStore } from '../entity-tables/entity-store';
import { PRODUCT } from '../hand-written-entities/catalogue-ids';

/** The entity of the wallpapers, if the entity files have it. */
export function productConfig(configs: readonly EntityConfig[]): EntityConfig | undefined {
  return configs.find(({ name }) => name === PRODUCT);
}

/** Returns `{products}`, cached until one of them changes. */
export function productLists(store: EntityStore) {
  const cached = listCache(store);
  return (configs: readonly EntityConfig[]): Promise<List> => {
    const config = productConfig(configs);
    return cached(config ? [config] : [], async function* () {
      yield '{"products":';
      yield* rowsJson(store, config);
      yield '}';
    });
  };
}
