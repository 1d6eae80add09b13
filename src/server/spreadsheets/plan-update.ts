import { setImmediate } from 'node:timers/promises';
import type { EntityConfig } from '../../entities/entity-config';
import { recordComparer } from '../../spreadsheet/compare-records';
import type { CellProblem, SheetRecord } from '../../spreadsheet/records';
import type { EntityStore } from '../entities/entity-store';
import { listRevision } from '../entities/list-revision';
import { type EntityRow, readRows } from '../entities/rows';
import { type PlannedUpdate, takenValues } from './taken-values';

/** What an upload would do to the rows that there were at one moment. */
export interface UpdatePlan {
  /** The moment: while this is the list's revision, the rows are the same. */
  readonly revision: string;
  readonly updates: readonly PlannedUpdate[];
  readonly unchanged: number;
  readonly problems: readonly CellProblem[];
}

const BATCH = 500;

/** Compares an upload with the rows. Between the batches others have their turn. */
export async function planUpdate(
  store: EntityStore,
  config: EntityConfig,
  records: readonly SheetRecord[],
): Promise<UpdatePlan> {
  // Read before the rows: a change that comes between the two makes another revision.
  const revision = await listRevision(store.db, config.name);
  const rows: EntityRow[] = [];
  for await (const page of readRows(store, config)) rows.push(...page);

  const compare = recordComparer(config, rows);
  const updates: PlannedUpdate[] = [];
  const problems: CellProblem[] = [];
  let unchanged = 0;
  for (const [count, record] of records.entries()) {
    const { row, changes, problems: wrong } = compare(record);
    problems.push(...wrong);
    if (row && changes.length > 0) {
      const after = Object.fromEntries(changes.map((change) => [change.field, change.after]));
      updates.push({ row, after, sheetRow: record.row });
    } else if (row) unchanged += 1;
    if (count % BATCH === BATCH - 1) await setImmediate();
  }
  problems.push(...takenValues(config, rows, updates));
  return { revision, updates, unchanged, problems };
}
