/** Why the shop's list of orders can't be read. People see its message. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
