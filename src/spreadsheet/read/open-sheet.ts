import type { EntityConfig } from '../../entities/entity-config';
import { budgetFor } from '../package/budget';
import { sheetFields, withNewRowColumns } from '../sheet-fields';
import { findHeader, type Header } from './header';
import { readSpreadsheet } from './read-spreadsheet';
import { readRecords, type SheetRecord } from './records';

export interface OpenedSheet {
  readonly config: EntityConfig;
  readonly sheetName: string;
  readonly header: Header;
  readonly records: readonly SheetRecord[];
}

/**
 * Reads a workbook that changes an entity's rows. If it `adds` rows, it may also have the columns that are only for new
 * ones. A valid file has at most `maxRows`. Throws a `SpreadsheetError` for users.
 */
export async function openSheet(
  config: EntityConfig,
  bytes: Uint8Array,
  adds: boolean,
  maxRows?: number,
): Promise<OpenedSheet> {
  const read = adds ? withNewRowColumns(config) : config;
  const sheet = await readSpreadsheet(bytes, budgetFor(maxRows, sheetFields(read).length));
  const header = findHeader(read, sheet);
  return { config, sheetName: sheet.name, header, records: [...readRecords(read, sheet, header)] };
}
