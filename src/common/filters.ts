/**
 * What the rows of a table must have, by column: one of these texts, as they are in the address. The type
 * of a column decides what each text means; those that mean nothing there are ignored.
 */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Rows without a value. */
export const EMPTY = '';
/** Rows with a value. */
export const FILLED = '*';
/** Rows with none of the other texts. */
export const NONE_OF = '!';

/** What filters look at in a value: its options, or a text, number or day to compare. Null if it is empty. */
export type FilterValue = readonly string[] | string | number | null;

/** What a text of a filter means. */
export interface FilterMeaning {
  readonly words: string;
  readonly holds: (value: FilterValue) => boolean;
}
