import { wpIdKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { type FieldConfig, modelOf } from '../../field-types';
import { editText } from '../../field-types/read';
import type { EntityRow } from '../rows/read-rows';
import type { EntityStore } from '../tables/entity-store';
import { fieldColumn } from '../tables/field-column';
import { tableOf } from '../tables/identifiers';

// Hand-written screens refer to two entities whose files people may change.
const ID_FIELDS = { product: 'wpId', category: 'catId' } as const;

type Kind = keyof typeof ID_FIELDS;

const configOf = (kind: Kind) => (configs: readonly EntityConfig[]) =>
  configs.find(({ name }) => name === kind);

/** The entity of the wallpapers, if it exists. */
export const productConfig = configOf('product');

/** The entity of the categories, if it exists. */
export const categoryConfig = configOf('category');

/** What the hand-written screens show of a wallpaper. */
export const wallpaperFields = ['wpId', 'name', 'slug', 'imgThumb'];

function idFieldIn(config: EntityConfig | undefined, kind: Kind): FieldConfig | undefined {
  return config?.fields.find(({ name }) => name === ID_FIELDS[kind]);
}

/** Returns a function that finds a wallpaper's id in its row, if it has one. */
export function wallpaperIdIn(product: EntityConfig | undefined) {
  const field = idFieldIn(product, 'product');
  return (row: EntityRow): string | undefined => {
    const value = field && row[field.name];
    return field && value !== null ? editText(field, value) : undefined;
  };
}

/** The ids of all wallpapers or categories, as texts. */
export async function allIds(
  { db, cipher }: EntityStore,
  configs: readonly EntityConfig[],
  kind: Kind,
): Promise<string[]> {
  const field = idFieldIn(configOf(kind)(configs), kind);
  if (!field) return [];
  const { name, fromStored } = fieldColumn(kind, field, cipher);
  const rows = await db
    .selectFrom(tableOf(kind))
    .select('id')
    .select(name)
    .where(name, 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => editText(field, fromStored(row[name], row.id)));
}

/** A wallpaper's id as its row has it, whatever the case of the given one. */
export async function findWallpaperId(
  store: EntityStore,
  configs: readonly EntityConfig[],
  wpId: string,
): Promise<string | undefined> {
  // An exact match uses the index; ids in another case are rare.
  const exact = await findId(store, configs, 'product', wpId);
  if (exact !== undefined) return exact;
  const ids = await allIds(store, configs, 'product');
  return ids.find((id) => wpIdKey(id) === wpIdKey(wpId));
}

/** The canonical form of a wallpaper’s or category’s id, if a row has it. */
export async function findId(
  { db, cipher }: EntityStore,
  configs: readonly EntityConfig[],
  kind: Kind,
  text: string,
): Promise<string | undefined> {
  const field = idFieldIn(configOf(kind)(configs), kind);
  const value = field && modelOf(field).parse(text, field);
  if (!field || !modelOf(field).isValue(value)) return undefined;
  const { comparedName, toCompared } = fieldColumn(kind, field, cipher);
  const row = await db
    .selectFrom(tableOf(kind))
    .select('id')
    .where(comparedName, '=', toCompared(value))
    .executeTakeFirst();
  return row && editText(field, value);
}
