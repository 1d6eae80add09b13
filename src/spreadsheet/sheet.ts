/** A cell without a plain value. */
type SpecialCell =
  /** `10%`, which the file stores as 0.1. */
  | { readonly kind: 'percent'; readonly number: number }
  /** `#N/A`, `#REF!` … */
  | { readonly kind: 'error'; readonly text: string }
  /** A formula whose result the program that wrote the file did not store. */
  | { readonly kind: 'formula' };

/** Dates are `YYYY-MM-DD`, followed by ` HH:MM:SS` if there is a time. A time alone is `HH:MM`, or `HH:MM:SS`. */
export type SheetValue = string | number | boolean | null | SpecialCell;

export const isFormula = (cell: SheetValue) => typeof cell === 'object' && cell?.kind === 'formula';

/** A sheet as read from a file. People call the first row row 1. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetValue[])[];
}

/** How many rows are searched for the header: there can be a title or notes above it. */
export const SEARCHED_ROWS = 20;
