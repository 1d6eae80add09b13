/** The hand-written screens, by their names in addresses and roles. */
export const handWritten = ['order', 'catalogue', 'review', 'pdf'] as const;

/** Screens about the panel itself: a role has all of one, or nothing. */
export const wholeScreens: readonly string[] = ['studio', 'accounts'];

export type HandWritten = (typeof handWritten)[number];

/** The screen of an entity. Some hand-written ones have tables with names of their own. */
export const screenOf = (entity: string) =>
  entity === 'customCatalogue' ? 'catalogue' : entity === 'orders' ? 'order' : entity;
