import { entityConfig } from '../../entities/testing';
import { addLinks, writeLinks } from '../catalogue-links/catalogue-links';
import { addRows } from '../rows/add-rows';
import { addRow } from '../rows/change-row';
import type { EntityStore } from '../tables/entity-store';
import { writeTo } from '../tables/transactions';
import { asha } from './test-store';

const text = (name: string) => ({ name, type: 'text' }) as const;
export const product = entityConfig({
  name: 'product',
  fields: [text('wpId'), text('name'), text('slug'), text('imgThumb')],
});
const category = entityConfig({ name: 'category', fields: [text('catId'), text('text')] });
export const catalogueConfigs = [product, category];

export const COUNT = 30;
const idOf = (number: number) => `WP-${String(number).padStart(4, '0')}`;
export const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => idOf(first + index));

/** Thirty wallpapers, some of them in two categories, and links to missing ones. */
export async function fillCatalogue(store: EntityStore): Promise<void> {
  const rows = ids(1, COUNT).map((wpId, index) => ({
    wpId,
    name: `Paper ${index + 1}`,
    slug: `paper-${index + 1}`,
    imgThumb: `images/${wpId}.jpg`,
  }));
  await writeTo(store, product, null, (transaction) => addRows(transaction, rows));
  await addCategory(store, { catId: '101', name: 'Heritage', wpIds: [...ids(1, 3), 'wp-0026'] });
  await addCategory(store, { catId: '102', name: 'Floral', wpIds: ids(14, 14) });
  await addCategory(store, { catId: '103', name: 'Nothing Chosen', wpIds: ['WP-9999'] });
  await writeLinks(store, null, (transaction) =>
    addLinks(transaction, [{ catId: '999', wpId: idOf(4) }]),
  );
}

interface NewCategory {
  readonly catId: string;
  readonly name: string;
  readonly wpIds: readonly string[];
}

export async function addCategory(
  store: EntityStore,
  { catId, name, wpIds }: NewCategory,
): Promise<void> {
  await addRow(store, category, asha, { catId, text: name });
  const links = wpIds.map((wpId) => ({ catId, wpId }));
  await writeLinks(store, null, (transaction) => addLinks(transaction, links));
}
