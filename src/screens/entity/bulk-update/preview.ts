import { type EntityConfig, fieldOf } from '../../../entities/entity-config';
import type { Row } from '../../../entities/row';
import { modelOf } from '../../../field-types';
import { displayText, editText } from '../../../field-types/read';
import { recordComparer } from '../../../spreadsheet/compare-records';
import { findHeader } from '../../../spreadsheet/header';
import { readSpreadsheet } from '../../../spreadsheet/read-spreadsheet';
import { readRecords, type SheetRecord } from '../../../spreadsheet/records';
import { aroundDifference } from './around-difference';
import type {
  PreviewChange,
  PreviewProblem,
  PreviewProgress,
  PreviewSummary,
} from './preview-calls';

export interface Preview {
  readonly summary: PreviewSummary;
  readonly changes: readonly PreviewChange[];
  readonly problems: readonly PreviewProblem[];
}

/** What a file says, before it is compared. */
export interface OpenedFile {
  readonly config: EntityConfig;
  readonly records: readonly SheetRecord[];
  readonly unknownColumns: readonly string[];
}

const PROGRESS_EVERY = 2000;

/** Throws a `SpreadsheetFault` that says what is wrong. */
export async function openFile(config: EntityConfig, bytes: ArrayBuffer): Promise<OpenedFile> {
  const sheet = await readSpreadsheet(new Uint8Array(bytes));
  const header = findHeader(config, sheet);
  const records = [...readRecords(config, sheet, header)];
  return { config, records, unknownColumns: header.unknown };
}

/** What the file would change in the rows, cell by cell. */
export function previewOf(
  { config, records, unknownColumns }: OpenedFile,
  rows: readonly Row[],
  onProgress: (progress: PreviewProgress) => void,
): Preview {
  const compare = recordComparer(config, rows);
  const changes: PreviewChange[] = [];
  const problems: PreviewProblem[] = [];
  const counts = { changedRows: 0, unchangedRows: 0, unknownRows: 0, invalidCells: 0 };
  for (const [done, record] of records.entries()) {
    if (done % PROGRESS_EVERY === 0) onProgress({ done, total: records.length });
    const outcome = compare(record);
    for (const { row, field, shown, message } of outcome.problems) {
      const { label } = fieldOf(config, field);
      problems.push({ row, column: label, shown: hidden(config, field) ? '' : shown, message });
    }
    const { row } = outcome;
    counts.invalidCells += outcome.problems.length;
    if (!row) {
      counts.unknownRows += 1;
      // That the row is not known is no matter of a cell.
      counts.invalidCells -= 1;
      continue;
    }
    if (outcome.changes.length > 0) counts.changedRows += 1;
    else if (outcome.problems.length === 0) counts.unchangedRows += 1;
    for (const change of outcome.changes) changes.push(shownChange(config, record, row, change));
  }
  const changedCells = changes.length;
  return { summary: { ...counts, changedCells, unknownColumns }, changes, problems };
}

function shownChange(
  config: EntityConfig,
  record: SheetRecord,
  row: Row,
  { field: name, before, after }: { field: string; before: unknown; after: unknown },
): PreviewChange {
  const field = fieldOf(config, name);
  const [old, fresh] = aroundDifference(
    displayText(field, before, row),
    displayText(field, after, { ...row, ...record.values }),
  );
  const key = editText(fieldOf(config, config.actions.bulkUpdate?.key ?? name), record.key);
  return { row: record.row, key, column: field.label, before: old, after: fresh };
}

/** Numbers that are masked on the screen are not shown in clear here. */
function hidden(config: EntityConfig, name: string): boolean {
  const field = fieldOf(config, name);
  return modelOf(field).storage(field).encrypted === true;
}
