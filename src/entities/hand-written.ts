/** The hand-written screens, by their names in addresses and roles. */
export const handWritten = ['order', 'catalogue', 'review', 'pdf'] as const;

/** Screens about the product itself: a role may do everything on one, or nothing. */
export const wholeScreens = ['studio', 'accounts'] as const;

export type HandWritten = (typeof handWritten)[number];
export type HandWrittenRoute = `/${HandWritten}`;

/** The screens of tables with another name. */
const screens: ReadonlyMap<string, HandWritten> = new Map([
  ['customCatalogue', 'catalogue'],
  ['orders', 'order'],
]);

export const screenOf = (entity: string): string => screens.get(entity) ?? entity;
