import type { EntityConfig } from '../entities/entity-config';
import { resolveConfig } from '../entities/resolve-config';
import { linkTexts as texts } from './texts';

const idField = (name: string, label: string, help: string) =>
  ({ type: 'text', name, label, help, required: true, unique: false, max: 200 }) as const;

/**
 * The config of the links between wallpapers and categories, of their history, too. Without a key, the header of their
 * sheet must name both columns.
 */
export const linkSheet: EntityConfig = resolveConfig('customCatalogue', {
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
