import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { CATEGORY } from '../hand-written-entities/catalogue-ids';
import { readLinks } from '../hand-written-entities/catalogue-links';
import type { CategoryPlaces } from './catalogue-plan';
import type { Wallpaper } from './chosen';
import { catalogueTexts as texts } from './texts';

/**
 * The categories that chosen wallpapers are in, by their names; last, those wallpapers that are in
 * none.
 */
export async function categoriesOf(
  store: EntityStore,
  configs: readonly EntityConfig[],
  chosen: readonly Wallpaper[],
): Promise<readonly CategoryPlaces[]> {
  const names = await categoryNames(store, configs);
  const placeOf = new Map(chosen.map(({ wpId }, place) => [wpIdKey(wpId), place]));
  const placesOf = new Map<string, number[]>([...names.keys()].map((catId) => [catId, []]));
  const inNone = new Set(placeOf.values());
  for await (const links of readLinks(store.db)) {
    for (const { catId, wpId } of links) {
      const place = placeOf.get(wpIdKey(wpId));
      const places = placesOf.get(catId);
      if (place === undefined || !places) continue;
      places.push(place);
      inNone.delete(place);
    }
  }
  const categories = [...placesOf]
    .map(([catId, places]) => ({ name: names.get(catId) ?? catId, places: inOrder(places) }))
    .sort((one, other) => collator.compare(one.name, other.name));
  return [...categories, { name: texts.moreWallpapers, places: inOrder([...inNone]) }].filter(
    ({ places }) => places.length > 0,
  );
}

const collator = new Intl.Collator('en-IN', { numeric: true });

const inOrder = (places: readonly number[]) => [...places].sort((one, other) => one - other);

/** By `catId`: what the category is called. */
async function categoryNames(
  store: EntityStore,
  configs: readonly EntityConfig[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const config = configs.find(({ name }) => name === CATEGORY);
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
