import type { EntityConfig } from '../../entities/entity-config';
import type { CellProblem } from '../../spreadsheet/records';
import { SpreadsheetFault } from '../../spreadsheet/spreadsheet-fault';
import type { Author, EntityStore } from '../entities/entity-store';
import { updateRows } from '../entities/update-rows';
import { HttpError, invalid } from '../errors';
import { planUpdate } from './plan-update';
import { readUploadedRecords, type UploadedRecords } from './read-records';
import { spreadsheetTexts as texts } from './texts';

export interface BulkUpdateResult {
  readonly updated: number;
  readonly unchanged: number;
  /** Headers in the file that name no column of the entity's spreadsheet. */
  readonly unknownColumns: readonly string[];
}

/** How often others may come between the comparison and the change. */
const ATTEMPTS = 5;
const MOST_LISTED = 200;

/**
 * Updates the rows that a spreadsheet names by the config's key: all of them, or none, with a 422
 * that names each wrong cell, `rows.12.metaTitle`, by the row's number in the sheet.
 */
export async function bulkUpdate(
  store: EntityStore,
  config: EntityConfig,
  author: Author,
  bytes: Uint8Array,
): Promise<BulkUpdateResult> {
  const { records, unknownColumns } = await readOrRefuse(config, bytes);
  if (records.length === 0) throw invalid({ file: [texts.noRows] });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { revision, updates, unchanged, problems } = await planUpdate(store, config, records);
    if (problems.length > 0) throw refusal(problems);
    const isDone =
      updates.length === 0 || (await updateRows(store, config, author, updates, revision));
    if (isDone) return { updated: updates.length, unchanged, unknownColumns };
  }
  throw invalid({ file: [texts.notSettled(config)] });
}

async function readOrRefuse(config: EntityConfig, bytes: Uint8Array): Promise<UploadedRecords> {
  try {
    return await readUploadedRecords(config, bytes);
  } catch (error) {
    if (error instanceof SpreadsheetFault) throw invalid({ file: [error.message] });
    throw error;
  }
}

function refusal(problems: readonly CellProblem[]): HttpError {
  const listed = problems.slice(0, MOST_LISTED);
  const errors: Record<string, string[]> = {};
  for (const { row, field, message } of listed) {
    const name = `rows.${row}.${field}`;
    errors[name] = [...(errors[name] ?? []), message];
  }
  const rest = problems.length - listed.length;
  if (rest > 0) errors.file = [texts.andMore(rest)];
  return new HttpError(422, texts.wrongCells(problems.length), { errors });
}
