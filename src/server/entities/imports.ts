import { isRecord } from '../../common/is-record';
import { recordChanges } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';

type Counts = Readonly<Record<string, number>>;

/** What is known of an import as a whole: the `after` of its entry, by a key that no field can have. */
const KEY = '$import';

/**
 * Starts an import: an entry in the history, to which the changes belong that are made with the returned
 * table.
 */
export async function startImport(
  open: OpenTable,
  file: string,
): Promise<OpenTable & { readonly importId: number }> {
  const after = { [KEY]: { file, counts: {} } };
  const entry = { action: 'import', rowId: 0, version: 0, before: null, after } as const;
  const [importId = 0] = await recordChanges({ ...open, markChanged() {} }, [entry]);
  return { ...open, importId };
}

/** Adds what came of it. */
export async function finishImport(
  { db, importId = 0 }: OpenTable,
  file: string,
  counts: Counts,
): Promise<void> {
  const after = JSON.stringify({ [KEY]: { file, counts } });
  await db.updateTable('change').set({ after }).where('id', '=', importId).execute();
}

export function readImport(after: string | null): { file: string; counts: Counts } {
  const stored: unknown = after && JSON.parse(after);
  const details = isRecord(stored) ? stored[KEY] : undefined;
  if (!isRecord(details) || !isRecord(details.counts)) return { file: '', counts: {} };
  const counts = Object.entries(details.counts).map(([name, count]) => [name, Number(count)]);
  return { file: String(details.file), counts: Object.fromEntries(counts) };
}
