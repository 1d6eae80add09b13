/**
 * What the rows of a table must have, by column: one of these texts, as they are in the address. The type
 * of a column decides what each text means; those that mean nothing there are passed over.
 */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Rows without a value. */
export const EMPTY = '';
/** Rows with a value. */
export const FILLED = '*';
