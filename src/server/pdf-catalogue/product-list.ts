import type { EntityConfig } from '../../entities/entity-config';
import { PRODUCT } from '../entities/known-values';
import { readRows } from '../entities/rows';
import { fingerprint, jsonArray, keepBodies, type List } from '../entity-api/kept-bodies';
import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';

/** The entity of the wallpapers, if the entity files have it. */
export function productConfig(configs: readonly EntityConfig[]): EntityConfig | undefined {
  return configs.find(({ name }) => name === PRODUCT);
}

/** Gives `{products}` as they are now, kept until one of them changes. */
export function productLists(store: EntityStore) {
  const keep = keepBodies();
  return async (configs: readonly EntityConfig[]): Promise<List> => {
    const config = productConfig(configs);
    // Read before the rows: a change between the two makes another tag.
    const tag = config ? `${await listRevision(store.db, PRODUCT)}.${fingerprint(config)}` : 'none';
    return keep(PRODUCT, `W/"${tag}"`, async function* () {
      yield '{"products":';
      if (config) {
        await assertTableMatchesConfig(store.db, config);
        yield* jsonArray(readRows(store, config));
      } else {
        yield '[]';
      }
      yield '}';
    });
  };
}
