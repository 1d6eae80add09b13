/** What a cell of a spreadsheet says that is no plain value. */
export type SpecialCell =
  /** `10%` stands in the file as 0.1. */
  | { readonly kind: 'percent'; readonly number: number }
  /** `#N/A`, `#REF!` … */
  | { readonly kind: 'error'; readonly text: string }
  /** A formula without a result: the program that wrote it did not work it out. */
  | { readonly kind: 'formula' };

/** Dates stand as `YYYY-MM-DD`, with ` HH:MM:SS` behind where there is a time of day. */
export type SheetValue = string | number | boolean | null | SpecialCell;

/** A sheet as it was read. The first row is row 1 to people. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetValue[])[];
}
