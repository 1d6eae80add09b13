/** The hand-written screens, by the names that addresses and roles have for them. */
export const handWritten = ['order', 'catalogue', 'review', 'pdf'] as const;

/** Screens about the panel itself, which a role has as a whole or not at all. */
export const wholeScreens: readonly string[] = ['studio', 'accounts'];

export type HandWritten = (typeof handWritten)[number];

/** The screen of an entity. Some hand-written ones have tables with names of their own. */
export const screenOf = (entity: string) =>
  entity === 'customCatalogue' ? 'catalogue' : entity === 'orders' ? 'order' : entity;
