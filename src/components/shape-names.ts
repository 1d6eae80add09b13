/** The icons in `shapes.css`. */
export const shapeNames = [
  'download',
  'invoice',
  'receipt',
  'system',
  'light',
  'dark',
  'search',
  'menu',
  'history',
  'filter',
  'view',
  'update',
  'remove',
  'check',
  'cross',
  'columns',
  'activity',
  'person',
  'leave',
  'chart',
  'print',
  'refresh',
  'next',
  'previous',
] as const;

export type ShapeName = (typeof shapeNames)[number];
