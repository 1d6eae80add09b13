/** The icons that a config can use. */
export const iconNames = [
  'table',
  'hard-hat',
  'wallpaper',
  'folder',
  'help',
  'file',
  'newspaper',
  'ticket',
  'star',
  'book',
  'truck',
  'tag',
  'users',
  'box',
  'image',
  'list',
] as const;
