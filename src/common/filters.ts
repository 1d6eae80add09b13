// Filter texts that mean the same for every type of column.

/** The prefix of a filtered column's name in an address. */
export const FILTER_PREFIX = 'f.';

/** Rows without a value. */
export const EMPTY = '';
/** Rows with a value. */
export const FILLED = '*';
/** Rows with none of the other texts. */
export const NONE_OF = '!';

/**
 * A value that is just `*` or `!` is written as `\*` or `\!`, so that it isn’t read as a sign. A value that
 * itself looks like one of these gets another backslash: `\*` is written as `\\*`.
 */
export const escapeSign = (value: string): string => value.replace(/^\\*[*!]$/, '\\$&');
export const unescapeSign = (text: string): string => text.replace(/^\\(?=\\*[*!]$)/, '');

/** The part of a value that filters look at: its options, or a text, number or day to compare. Null if empty. */
export type FilterValue = readonly string[] | string | number | null;

/** The meaning of a filter's text. */
export interface FilterMeaning {
  readonly words: string;
  readonly holds: (value: FilterValue) => boolean;
}
