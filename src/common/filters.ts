// The texts of a column's filter that mean the same for every type of column.

/** Before the name of a filtered column, in an address. */
export const FILTER = 'f.';

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
