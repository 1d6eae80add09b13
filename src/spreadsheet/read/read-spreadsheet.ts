import { type Budget, budgetFor } from '../package/budget';
import { openWorkbook } from '../package/open-workbook';
import type { Sheet } from '../sheet';
import { readNumberKinds } from './number-formats';
import { parseSheetXml } from './parse-sheet-xml';
import { readSharedStrings } from './shared-strings';

/**
 * Reads the first visible sheet of an .xlsx file from any source; nothing else is unpacked. Throws a
 * `SpreadsheetError` for a file beyond `limits`, or beyond the budget for the rows that can be valid. Both are checked
 * before anything is stored, because a few kilobytes can unpack to gigabytes.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  budget: Budget = budgetFor(),
): Promise<Sheet> {
  const workbook = await openWorkbook(bytes, budget);
  const strings = await readSharedStrings(workbook);
  const kinds = await readNumberKinds(workbook);
  return { name: workbook.sheetName, rows: await parseSheetXml(workbook, { strings, kinds }) };
}
