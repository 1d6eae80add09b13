/** Why the shop's list of orders can't be had; its message is for people. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
}
