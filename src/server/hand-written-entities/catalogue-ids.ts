import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { EntityRow } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { fieldColumn } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';

type Configs = readonly EntityConfig[];

// Hand-written screens refer to two entities that come from files, which people may change.
const PRODUCT = 'product';
const CATEGORY = 'category';

/** The entity of the wallpapers, if it exists. */
export function productConfig(configs: Configs): EntityConfig | undefined {
  return configs.find(({ name }) => name === PRODUCT);
}

/** The entity of the categories, if it exists. */
export function categoryConfig(configs: Configs): EntityConfig | undefined {
  return configs.find(({ name }) => name === CATEGORY);
}

/** The ids of all wallpapers, as texts. */
export function wallpaperIds(store: EntityStore, configs: Configs): Promise<string[]> {
  return allValues(store, PRODUCT, fieldOf(configs, PRODUCT, 'wpId'));
}

/** Returns a function that finds a wallpaper's id in its row, if it has one. */
export function wallpaperIdIn(product: EntityConfig | undefined) {
  const field = product && fieldOf([product], PRODUCT, 'wpId');
  return (row: EntityRow): string | undefined => {
    const value = field && row[field.name];
    return field && value !== null ? editText(field, value) : undefined;
  };
}

/** The ids of all categories, as texts. */
export function categoryIds(store: EntityStore, configs: Configs): Promise<string[]> {
  return allValues(store, CATEGORY, fieldOf(configs, CATEGORY, 'catId'));
}

/** A wallpaper's id as its row has it, whatever the case of the given one. */
export async function findWallpaperId(
  store: EntityStore,
  configs: Configs,
  wpId: string,
): Promise<string | undefined> {
  // The exact one is found by its index; others are rare.
  const exact = await findValue(store, PRODUCT, fieldOf(configs, PRODUCT, 'wpId'), wpId);
  if (exact !== undefined) return exact;
  const ids = await wallpaperIds(store, configs);
  return ids.find((id) => wpIdKey(id) === wpIdKey(wpId));
}

export function findCategoryId(
  store: EntityStore,
  configs: Configs,
  catId: string,
): Promise<string | undefined> {
  return findValue(store, CATEGORY, fieldOf(configs, CATEGORY, 'catId'), catId);
}

function fieldOf(configs: Configs, entity: string, field: string): FieldConfig | undefined {
  return configs.find(({ name }) => name === entity)?.fields.find(({ name }) => name === field);
}

async function allValues(
  { db, sealer }: EntityStore,
  entity: string,
  field: FieldConfig | undefined,
): Promise<string[]> {
  if (!field) return [];
  const { name, fromStored } = fieldColumn(entity, field, sealer);
  const rows = await db
    .selectFrom(tableOf(entity))
    .select('id')
    .select(name)
    .where(name, 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => editText(field, fromStored(row[name], row.id)));
}

/** The canonical form of a text, if a row has that value. */
async function findValue(
  { db, sealer }: EntityStore,
  entity: string,
  field: FieldConfig | undefined,
  text: string,
): Promise<string | undefined> {
  const value = field && modelOf(field).parse(text, field);
  if (!field || !modelOf(field).isValue(value)) return undefined;
  const { comparedName, toCompared } = fieldColumn(entity, field, sealer);
  const row = await db
    .selectFrom(tableOf(entity))
    .select('id')
    .where(comparedName, '=', toCompared(value))
    .executeTakeFirst();
  return row && editText(field, value);
}
