/** What went wrong with a command, in words for the person who gave it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
