/** More rows are refused, so that no request blocks the others for long. */
export const MAX_SELECTED = 100_000;

/** Selected rows by their ids, with the versions that people saw. */
export type SelectedRows = readonly (readonly [id: number, version: number])[];

/** What became of selected rows. */
export interface SelectionResult {
  /** The entry in the history; undefined if nothing changed. */
  readonly change?: number | undefined;
  readonly changed: number;
}
