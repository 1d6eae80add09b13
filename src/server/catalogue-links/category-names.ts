import type { EntityConfig } from '../../entities/entity-config';
import { readFields } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import { categoryConfig } from './catalogue-ids';

/** The categories' names by `catId`. */
export async function categoryNames(
  store: EntityStore,
  configs: readonly EntityConfig[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const config = categoryConfig(configs);
  if (!config) return names;
  for await (const rows of readFields(store, config, ['catId', 'text', 'name'])) {
    for (const { catId, text, name } of rows) {
      if (catId !== null && catId !== undefined) {
        names.set(String(catId), String(text || name || catId));
      }
    }
  }
  return names;
}
