import type { EntityConfig } from '../../entities/entity-config';
import { changeMany } from '../entities/change-many';
import type { Author, EntityStore } from '../entities/entity-store';
import { listRevision } from '../entities/list-revision';
import { readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import { invalid } from '../errors';
import type { Ask } from './in-worker';
import { spreadsheetTexts as texts } from './texts';
import { demandNoProblems, MOST_LISTED, withUpload } from './with-upload';

export interface BulkUpdateResult {
  readonly updated: number;
  readonly unchanged: number;
  /** Headers in the file that name no column of the entity's spreadsheet. */
  readonly unknownColumns: readonly string[];
}

/** How often others may come between the comparison and the change. */
const ATTEMPTS = 5;
const BATCH = 250;

/**
 * Updates the rows that a spreadsheet names by the config's key: all of them or, with a 422 that names
 * each wrong cell by the row's number in the sheet (`rows.12.metaTitle`), none.
 */
export async function bulkUpdate(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  bytes: Uint8Array,
): Promise<BulkUpdateResult> {
  return await withUpload(config, bytes, (ask) => updateFrom(ask, store, config, author));
}

/** The rows are compared while others may change them: then they are compared again. */
async function updateFrom(ask: Ask, store: EntityStore, config: EntityConfig, author: Author) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Read before the rows: a change that comes between the two makes another revision.
    const revision = await listRevision(store.db, config.name);
    for await (const page of readRows(store, config)) await ask('takeRows', page);
    const comparison = await ask('compare', MOST_LISTED);
    demandNoProblems(comparison);
    const batches = await allUpdates(ask);
    const updated = batches.reduce((sum, { length }) => sum + length, 0);
    if (
      updated === 0 ||
      (await changeMany(store, config, author, { updates: batches }, revision))
    ) {
      return { updated, unchanged: comparison.unchanged };
    }
  }
  throw invalid({ file: [texts.notSettled(config)] });
}

async function allUpdates(ask: Ask): Promise<(readonly RowUpdate[])[]> {
  const batches: (readonly RowUpdate[])[] = [];
  for (;;) {
    const batch = await ask('nextUpdates', BATCH);
    if (batch.length === 0) return batches;
    batches.push(batch);
  }
}
