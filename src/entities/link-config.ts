import type { EntityConfig } from './entity-config';
import { resolveConfig } from './resolve-config';

const idField = (name: string, label: string, help: string) =>
  ({ type: 'text', name, label, help, required: true, unique: false, max: 200 }) as const;

/**
 * The links between wallpapers and categories, for their sheet and their history; they are stored in a separate table.
 * Without a key, the header of the sheet must name both columns.
 */
export const linkConfig: EntityConfig = resolveConfig('customCatalogue', {
  label: 'Link',
  route: '/catalogue',
  navigation: { icon: 'wallpaper', order: 0 },
  endpoints: {},
  pageSize: 1000,
  fields: [
    idField('wpId', 'Wallpaper ID', 'Upper or lower case.'),
    idField(
      'catId',
      'Category ID',
      'Each row adds the wallpaper to this category. Add rows and upload the file; existing links stay.',
    ),
  ],
  actions: { download: {} },
});
