/** The reason why a file can't be read, in words for people. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
}
