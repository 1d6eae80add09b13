import type { EntityConfig } from '../../entities/entity-config';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import { readZipDirectory } from '../../spreadsheet/zip-directory';
import { changeMany } from '../entities/change-many';
import type { Author, EntityStore } from '../entities/entity-store';
import { listRevision } from '../entities/list-revision';
import { readRows } from '../entities/rows';
import type { RowUpdate } from '../entities/update-rows';
import { HttpError, invalid } from '../errors';
import { type Ask, inWorker } from './in-worker';
import { spreadsheetTexts as texts } from './texts';
import type { Comparison } from './worker-calls';

export interface BulkUpdateResult {
  readonly updated: number;
  readonly unchanged: number;
  /** Headers in the file that name no column of the entity's spreadsheet. */
  readonly unknownColumns: readonly string[];
}

const LEAST_MS = 5_000;
const MS_PER_MEGABYTE = 1_000;
/** How often others may come between the comparison and the change. */
const ATTEMPTS = 5;
const MOST_LISTED = 200;
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
  try {
    // A bomb that says how large it is gets no further.
    const timeLimit = timeLimitOf(bytes);
    return await inWorker(timeLimit, async (ask) => {
      const { unknownColumns } = await ask('open', { config, bytes });
      return { ...(await updateFrom(ask, store, config, author)), unknownColumns };
    });
  } catch (error) {
    if (error instanceof SpreadsheetFault) throw invalid({ file: [error.message] });
    throw error;
  }
}

function timeLimitOf(bytes: Uint8Array): number {
  const unpacked = readZipDirectory(bytes).reduce((sum, part) => sum + part.unpackedBytes, 0);
  return LEAST_MS + (unpacked / 1024 / 1024) * MS_PER_MEGABYTE;
}

/** The rows are compared while others may change them: then they are compared again. */
async function updateFrom(ask: Ask, store: EntityStore, config: EntityConfig, author: Author) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Read before the rows: a change that comes between the two makes another revision.
    const revision = await listRevision(store.db, config.name);
    for await (const page of readRows(store, config)) await ask('takeRows', page);
    const comparison = await ask('compare', MOST_LISTED);
    if (comparison.problemCount > 0) throw refusal(comparison);
    if (comparison.records === 0) throw invalid({ file: [texts.noRows] });
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

function refusal({ problems, problemCount }: Comparison): HttpError {
  const errors: Record<string, string[]> = {};
  for (const { row, field, message } of problems) {
    const name = `rows.${row}.${field}`;
    errors[name] = [...(errors[name] ?? []), message];
  }
  const rest = problemCount - problems.length;
  if (rest > 0) errors.file = [texts.andMore(rest)];
  return new HttpError(422, texts.wrongCells(problemCount), { errors });
}
