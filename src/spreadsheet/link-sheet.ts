import type { EntityConfig } from '../entities/entity-config';
import { resolveConfig } from '../entities/resolve-config';
import type { Row } from '../entities/row';
import { linkTexts as texts } from './texts';

const idField = (name: string, label: string, help: string) =>
  ({ type: 'text', name, label, help, required: true, unique: false, max: 200 }) as const;

/**
 * The spreadsheet of which wallpapers are in which categories, a row each. As it has no bulk update by
 * a key, its header must name both columns.
 */
export const linkSheet: EntityConfig = resolveConfig({
  name: 'customCatalogue',
  label: 'Link',
  route: '/catalogue',
  navigation: { icon: 'wallpaper', order: 0 },
  endpoints: {},
  pageSize: 1000,
  fields: [
    idField('wpId', 'Wallpaper ID', texts.wpIdHelp),
    idField('catId', 'Category ID', texts.catIdHelp),
  ],
  actions: { download: {} },
});

/** That a wallpaper is in a category. A type, which can be a row: interfaces can't. */
export type Link = { readonly wpId: string; readonly catId: string };

export function isLink(row: Row): row is Link {
  return typeof row.wpId === 'string' && typeof row.catId === 'string';
}

/** The same for links that mean the same: a wallpaper's id is compared without regard to case. */
export function linkKey({ wpId, catId }: Link): string {
  return `${catId}\n${wpIdKey(wpId)}`;
}

export function wpIdKey(wpId: string): string {
  return wpId.toLowerCase();
}
