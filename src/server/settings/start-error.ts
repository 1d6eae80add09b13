/** Why the server can't start, in words for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
