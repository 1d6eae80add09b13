import type { EntityConfig } from '../../entities/entity-config';
import { knownValues, PRODUCT, wallpaperIds } from '../entities/known-values';
import { readRows } from '../entities/rows';
import { fingerprint, jsonArray, keepBodies, type List } from '../entity-api/kept-bodies';
import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { reviewConfig } from '../hand-written-entities/review-config';
import { reviewToWire } from './review-wire';

/** Gives `{wpId, review}`: the known wallpapers' ids and the reviews, kept until one of them changes. */
export function reviewLists(store: EntityStore) {
  const keep = keepBodies();
  return async (configs: readonly EntityConfig[]): Promise<List> => {
    const product = configs.find(({ name }) => name === PRODUCT);
    // Read before the rows: what changes between the two makes another tag.
    const tags = [
      await listRevision(store.db, reviewConfig.name),
      fingerprint(reviewConfig),
      ...(product ? [await listRevision(store.db, PRODUCT), fingerprint(product)] : []),
    ];
    return keep(reviewConfig.name, `W/"${tags.join('.')}"`, async function* () {
      await assertTableMatchesConfig(store.db, reviewConfig);
      const wpIds = await knownValues(store.db, store.sealer, wallpaperIds(configs));
      yield `{"wpId":${JSON.stringify(wpIds)},"review":`;
      yield* jsonArray(pagesOf(store));
      yield '}';
    });
  };
}

async function* pagesOf(store: EntityStore): AsyncGenerator<object[]> {
  for await (const rows of readRows(store, reviewConfig)) yield rows.map(reviewToWire);
}
