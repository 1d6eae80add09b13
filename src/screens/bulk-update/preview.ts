import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { modelOf } from '../../field-types';
import { findHeader } from '../../spreadsheet/read/header';
import { readSpreadsheet } from '../../spreadsheet/read/read-spreadsheet';
import { type CellProblem, readRecords, type SheetRecord } from '../../spreadsheet/read/records';
import type { PreviewChange, PreviewProblem, PreviewSummary } from './preview-calls';

/** What a file would do. */
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

/** Throws a `SpreadsheetError` that says what is wrong. */
export async function openFile(config: EntityConfig, bytes: ArrayBuffer): Promise<OpenedFile> {
  const sheet = await readSpreadsheet(new Uint8Array(bytes));
  const header = findHeader(config, sheet);
  const records = [...readRecords(config, sheet, header)];
  return { config, records, unknownColumns: header.unknown };
}

/** A problem as people read it. Numbers that are masked on the screen are not shown in clear here. */
export function shownProblem(
  config: EntityConfig,
  { row, field: name, shown, message }: CellProblem,
): PreviewProblem {
  const field = fieldOf(config, name);
  const isMasked = modelOf(field).storage(field).encrypted === true;
  return { row, column: field.label, shown: isMasked ? '' : shown, message };
}
