import { recordChanges } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';

type Counts = Readonly<Record<string, number>>;

interface Import {
  readonly file: string;
  readonly counts: Counts;
}

/** What is known of an import as a whole: the `after` of its entry, by a key that no field can have. */
const KEY = '$import';

/** Makes changes that are one entry in the history. `write` returns the counts that the entry shows. */
export async function writeImport<Result extends Counts>(
  open: OpenTable,
  file: string,
  write: (open: OpenTable) => Promise<Result>,
): Promise<Result> {
  const entry = { action: 'import', rowId: 0, version: 0, before: null, after: null } as const;
  const [importId = 0] = await recordChanges({ ...open, markChanged() {} }, [entry]);
  const counts = await write({ ...open, importId });
  const after = JSON.stringify({ [KEY]: { file, counts } });
  await open.db.updateTable('change').set({ after }).where('id', '=', importId).execute();
  return counts;
}

export function readImport(after: string | null): Import {
  const { [KEY]: stored }: { [KEY]?: Import } = JSON.parse(after ?? '{}');
  return stored ?? { file: '', counts: {} };
}
