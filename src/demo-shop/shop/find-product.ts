import type { EntityConfig } from '../../entities/entity-config';
import { findRow } from '../../server/entities/rows';
import type { EntityStore } from '../../server/entity-tables/entity-store';
import { columnOf, tableOf } from '../../server/entity-tables/identifiers';

type Shown = 'wpId' | 'name' | 'slug' | 'metaTitle' | 'metaDescription' | 'followIndex';

/** What the shop shows of a wallpaper's row, as staff left it. */
export type Product = Readonly<Record<Shown, string>>;

/** Finds a wallpaper by its slug or its id, if the entity files have wallpapers. */
export async function findProduct(
  store: EntityStore,
  configs: readonly EntityConfig[],
  by: 'slug' | 'wpId',
  value: string,
): Promise<Product | undefined> {
  const config = configs.find(({ name }) => name === 'product');
  if (!config?.fields.some(({ name }) => name === by)) return undefined;
  const found = await store.db
    .selectFrom(tableOf(config.name))
    .select('id')
    .where(columnOf(by), '=', value)
    .executeTakeFirst();
  const row = found && (await findRow(store, config, found.id));
  const text = (name: Shown) => String(row?.[name] ?? '');
  return (
    row && {
      wpId: text('wpId'),
      name: text('name'),
      slug: text('slug'),
      metaTitle: text('metaTitle'),
      metaDescription: text('metaDescription'),
      followIndex: text('followIndex'),
    }
  );
}
