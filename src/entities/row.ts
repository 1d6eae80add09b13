/** A row as a server sent it, with all its fields. Never changed in place. */
export type Row = Readonly<Record<string, unknown>>;

/** A row's id as text: servers send the same id as `102` in one list and `"102"` in another. */
export function rowId(row: Row): string {
  return String(row.id);
}
