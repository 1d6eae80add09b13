import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { CATEGORY, PRODUCT } from '../entities/known-values';
import { readRows } from '../entities/rows';
import { fingerprint, jsonArray, keepBodies, type List } from '../entity-api/kept-bodies';
import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { readLinks } from '../hand-written-entities/catalogue-links';

/** Gives `{products, categories, categoryProduct}` as they are now, kept until one of them changes. */
export function catalogueLists(store: EntityStore) {
  const keep = keepBodies();

  const revisionOf = async (config: EntityConfig | undefined) =>
    config && [await listRevision(store.db, config.name), fingerprint(config)];

  async function* rowsOf(config: EntityConfig | undefined): AsyncGenerator<string> {
    if (!config) return yield '[]';
    await assertTableMatchesConfig(store.db, config);
    yield* jsonArray(readRows(store, config));
  }

  return async (configs: readonly EntityConfig[]): Promise<List> => {
    const product = configs.find(({ name }) => name === PRODUCT);
    const category = configs.find(({ name }) => name === CATEGORY);
    // Read before the rows: what changes between the two makes another tag.
    const revisions = [
      await listRevision(store.db, linkSheet.name),
      await revisionOf(product),
      await revisionOf(category),
    ];
    return keep(linkSheet.name, `W/"${revisions.flat().join('.')}"`, async function* () {
      yield '{"products":';
      yield* rowsOf(product);
      yield ',"categories":';
      yield* rowsOf(category);
      yield ',"categoryProduct":';
      yield* jsonArray(readLinks(store.db));
      yield '}';
    });
  };
}
