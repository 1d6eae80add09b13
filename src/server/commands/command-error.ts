/** What went wrong with a command, in words for the person who ran it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
