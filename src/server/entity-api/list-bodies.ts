import type { EntityConfig } from '../../entities/entity-config';
import { type EntityRow, readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { listRevision } from '../entity-tables/list-revision';
import type { IdOrder } from '../entity-tables/row-pages';
import { assertTableMatchesConfig } from '../entity-tables/stored-fields';
import { fingerprint, jsonArray, keepBodies, type List } from './kept-bodies';

/** Gives entities' rows as they are now, as a JSON array of what `show` makes of each. */
export function keepLists(
  store: EntityStore,
  show: (row: EntityRow) => object = (row) => row,
  order: IdOrder = 'asc',
): (config: EntityConfig) => Promise<List> {
  const keep = keepBodies();

  async function* pagesOf(config: EntityConfig): AsyncGenerator<object[]> {
    await assertTableMatchesConfig(store.db, config);
    for await (const rows of readRows(store, config, order)) yield rows.map(show);
  }

  return async (config) => {
    // Read before the rows: a change that comes between the two makes another tag, and the next
    // request gets what this one may have missed.
    const revision = await listRevision(store.db, config.name);
    const etag = `W/"${revision}.${fingerprint(config)}"`;
    return keep(config.name, etag, () => jsonArray(pagesOf(config)));
  };
}
