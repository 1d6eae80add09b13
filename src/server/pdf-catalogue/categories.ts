import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { readLinks } from '../catalogue-links/catalogue-links';
import { categoryNames } from '../catalogue-links/category-names';
import type { EntityStore } from '../tables/entity-store';
import type { CatalogueCategory, CataloguePlan } from './catalogue-plan';
import type { Wallpaper } from './chosen';
import { TILES_PER_PAGE } from './layout';
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

/**
 * Arranges wallpapers by category. If categories have all of them, the catalogue shows only the first of these. What
 * fits on a page keeps the chosen order.
 */
export function arrange(
  categories: readonly CatalogueCategory[],
  count: number,
): Pick<CataloguePlan, 'categories' | 'sections'> {
  const whole = categories.find(({ indexes }) => indexes.length === count);
  const listed = whole ? [whole] : categories;
  const isSorted = whole || count > TILES_PER_PAGE;
  const inOrder = { name: undefined, indexes: Array.from({ length: count }, (_, at) => at) };
  return { categories: listed, sections: isSorted ? listed : [inOrder] };
}

const collator = new Intl.Collator('en-IN', { numeric: true });
