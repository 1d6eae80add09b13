/** Why a file as a whole can't be read. The message is meant for people. */
export class SpreadsheetError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpreadsheetError';
  }
}
