import type { EntityConfig } from '../../entities/entity-config';
import { readRows } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import { categoryConfig } from './catalogue-ids';

const isUsed = new Set(['catId', 'text', 'name']);

/** The categories' names by `catId`. */
export async function categoryNames(
  store: EntityStore,
  configs: readonly EntityConfig[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const config = categoryConfig(configs);
  if (!config) return names;
  const fields = config.fields.filter(({ name }) => isUsed.has(name));
  for await (const rows of readRows(store, { ...config, fields })) {
    for (const { catId, text, name } of rows) {
      if (catId !== null && catId !== undefined) {
        names.set(String(catId), String(text || name || catId));
      }
    }
  }
  return names;
}
