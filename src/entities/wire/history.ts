/**
 * The key by which a client asks to merge an update with what others have changed since it knew the row, and
 * that under which the response, or the row of a 409, lists what that was. No field has such a name.
 */
export const MERGE = '$merge';
export const MERGED = '$merged';

export interface MergedField {
  readonly label: string;
  /** Null if the server made the change on its own. */
  readonly by: string | null;
  readonly at: string;
}

/** How a change was made. */
export type Way = 'form' | 'sheet' | 'sync' | 'toggle' | 'selection' | 'undo' | 'roll back';

/** A field's values as people read them. Secret values are in no response. */
export interface FieldChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isSecret: boolean;
}

/** A sheet, a sync, a change of selected rows or a roll back: many changes in one entry. */
interface ImportEntry {
  /** What people call it: the name of a file, or what was done. Empty for a roll back. */
  readonly file: string;
  /** How many rows were `updated`, `unchanged` and so on. */
  readonly counts: Readonly<Record<string, number>>;
  /** How many changes can be rolled back. */
  readonly changes: number;
  readonly isRolledBack: boolean;
}

/** What was done to a row, or would be. */
interface RowChange {
  readonly action: 'add' | 'update' | 'remove' | 'import';
  /** What people call the row. */
  readonly title: string;
  readonly fields: readonly FieldChange[];
}

export interface HistoryEntry extends RowChange {
  readonly id: number;
  readonly at: string;
  /** Null if the server made the change on its own. */
  readonly who: string | null;
  /** Null for changes from before it was recorded. */
  readonly way: Way | null;
  readonly import?: ImportEntry | undefined;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Where the next page starts. */
  readonly next: number | null;
  /** What a screen's history can be filtered by. */
  readonly people: readonly string[];
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

export interface HistoryQuery {
  readonly entity: string;
  /** Only this row's changes. */
  readonly row?: unknown;
  readonly person?: string | undefined;
  /** In the shop's time, as `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  readonly field?: string | undefined;
  /** The `next` of the page before. */
  readonly from?: unknown;
}

/** A change by its entry, by the version that it gave a row, or a row's removal. */
export type ChangeName =
  | { readonly change: number }
  | { readonly entity: string; readonly row: unknown; readonly version?: number };

export interface UndoResult {
  /** The labels of the fields that were taken back, or what else was done. */
  readonly undone: readonly string[];
  /** The fields that someone has changed since, with their present value. */
  readonly refused: readonly { readonly label: string; readonly value: string | null }[];
}

/** A row that a roll back would change. */
export interface RollBackRow extends RowChange {
  readonly row: number;
  readonly version: number;
}

export interface RollBackPreview {
  readonly file: string;
  /** How many rows would be as before the import; `rows` are the first of them. */
  readonly count: number;
  readonly rows: readonly RollBackRow[];
  /** Rows that were changed since. */
  readonly newer: readonly RollBackRow[];
  readonly newerCount: number;
}

/** How many rows are as before again, and how many were left alone. */
export interface RollBackResult {
  readonly rolledBack: number;
  readonly left: number;
}
