/** The reason why a file can't be read, in words for people. */
export class SpreadsheetError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpreadsheetError';
  }
}
