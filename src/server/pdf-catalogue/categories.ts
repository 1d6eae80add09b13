import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { readLinks } from '../catalogue-links/catalogue-links';
import { categoryNames } from '../catalogue-links/category-names';
import type { EntityStore } from '../tables/entity-store';
import type { CatalogueCategory, CataloguePlan } from './catalogue-plan';
import type { Wallpaper } from './chosen';
import { TILES_PER_PAGE } from './layout';
import { catalogueTexts as texts } from './texts';

interface ChosenCategory extends CatalogueCategory {
  /** How many wallpapers it has, chosen or not. */
  readonly size: number;
}

/** The categories of the chosen wallpapers, sorted by name; wallpapers without one come last. */
export async function categoriesOf(
  store: EntityStore,
  configs: readonly EntityConfig[],
  chosen: readonly Wallpaper[],
): Promise<readonly ChosenCategory[]> {
  const names = await categoryNames(store, configs);
  const indexOf = new Map(chosen.map(({ wpId }, index) => [wpIdKey(wpId), index]));
  const byId = new Map(
    [...names].map(([catId, name]) => [catId, { name, size: 0, indexes: [] as number[] }]),
  );
  const uncategorized = new Set(indexOf.values());
  for await (const links of readLinks(store.db)) {
    for (const { catId, wpId } of links) {
      const category = byId.get(catId);
      if (!category) continue;
      category.size += 1;
      const index = indexOf.get(wpIdKey(wpId));
      if (index === undefined) continue;
      category.indexes.push(index);
      uncategorized.delete(index);
    }
  }
  const others = { name: texts.moreWallpapers, size: Infinity, indexes: [...uncategorized] };
  const categories = [...byId.values()].sort((one, other) =>
    collator.compare(one.name, other.name),
  );
  return [...categories, others]
    .filter(({ indexes }) => indexes.length > 0)
    .map(({ indexes, ...rest }) => ({
      ...rest,
      indexes: indexes.toSorted((one, other) => one - other),
    }));
}

/**
 * Arranges wallpapers by category. If some categories contain all of them, the catalogue shows only the smallest one:
 * people who choose a whole category mean that one. Wallpapers that fit on one page keep the chosen order.
 */
export function arrange(
  categories: readonly ChosenCategory[],
  count: number,
): Pick<CataloguePlan, 'categories' | 'sections'> {
  const [whole] = categories
    .filter(({ indexes }) => indexes.length === count)
    .toSorted((one, other) => one.size - other.size);
  const listed = whole ? [whole] : categories;
  const isSorted = whole || count > TILES_PER_PAGE;
  const inOrder = { name: undefined, indexes: Array.from({ length: count }, (_, at) => at) };
  return { categories: listed, sections: isSorted ? listed : [inOrder] };
}

const collator = new Intl.Collator('en-IN', { numeric: true });
