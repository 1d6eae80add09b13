import { inspectPackage } from '../package/inspect-package';
import type { Sheet } from '../sheet';
import { readSheet } from './read-sheet';

/** Reads an .xlsx file of whatever origin. Throws a `SpreadsheetFault` that says what is wrong. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet> {
  await inspectPackage(bytes);
  return await readSheet(bytes);
}
