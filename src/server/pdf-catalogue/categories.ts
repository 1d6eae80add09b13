import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { categoryConfig } from '../catalogue-links/catalogue-ids';
import { readLinks } from '../catalogue-links/catalogue-links';
import { readRows } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import type { CatalogueCategory } from './catalogue-plan';
import type { Wallpaper } from './chosen';
import { catalogueTexts as texts } from './texts';

/** The categories of the chosen wallpapers, sorted by name; wallpapers without one come last. */
export async function categoriesOf(
  store: EntityStore,
  configs: readonly EntityConfig[],
  chosen: readonly Wallpaper[],
): Promise<readonly CatalogueCategory[]> {
  const names = await categoryNames(store, configs);
  const indexOf = new Map(chosen.map(({ wpId }, index) => [wpIdKey(wpId), index]));
  const indexesIn = new Map<string, number[]>([...names.keys()].map((catId) => [catId, []]));
  const uncategorized = new Set(indexOf.values());
  for await (const links of readLinks(store.db)) {
    for (const { catId, wpId } of links) {
      const index = indexOf.get(wpIdKey(wpId));
      const indexes = indexesIn.get(catId);
      if (index === undefined || !indexes) continue;
      indexes.push(index);
      uncategorized.delete(index);
    }
  }
  const categories = [...indexesIn]
    .map(([catId, indexes]) => ({ name: names.get(catId) ?? catId, indexes }))
    .sort((one, other) => collator.compare(one.name, other.name));
  return [...categories, { name: texts.moreWallpapers, indexes: [...uncategorized] }]
    .filter(({ indexes }) => indexes.length > 0)
    .map(({ name, indexes }) => ({ name, indexes: indexes.toSorted((one, other) => one - other) }));
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** The categories' names by `catId`. */
async function categoryNames(
  store: EntityStore,
  configs: readonly EntityConfig[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const config = categoryConfig(configs);
  if (!config) return names;
  for await (const rows of readRows(store, config)) {
    for (const { catId, text, name } of rows) {
      if (catId !== null && catId !== undefined) {
        names.set(String(catId), String(text || name || catId));
      }
    }
  }
  return names;
}
