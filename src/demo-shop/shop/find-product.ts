import type { EntityConfig } from '../../entities/entity-config';
import { findRow } from '../../server/entities/rows';
import type { EntityStore } from '../../server/entity-tables/entity-store';
import { columnOf, tableOf } from '../../server/entity-tables/identifiers';

/** What the shop shows of a wallpaper's row, as staff left it. */
export type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Finds a wallpaper by its slug or its id, if the entity files have wallpapers. */
export async function findProduct(
  store: EntityStore,
  configs: readonly EntityConfig[],
  by: 'slug' | 'wpId',
  value: string,
) {
  const config = configs.find(({ name }) => name === 'product');
  if (!config?.fields.some(({ name }) => name === by)) return undefined;
  const found = await store.db
    .selectFrom(tableOf(config.name))
    .select('id')
    .where(columnOf(by), '=', value)
    .executeTakeFirst();
  const row = found && (await findRow(store, config, found.id));
  if (!row) return undefined;
  const text = (name: string) => String(row[name] ?? '');
  const [wpId, name, slug] = [text('wpId'), text('name'), text('slug')];
  const [metaTitle, metaDescription] = [text('metaTitle'), text('metaDescription')];
  return { wpId, name, slug, metaTitle, metaDescription, followIndex: text('followIndex') };
}
