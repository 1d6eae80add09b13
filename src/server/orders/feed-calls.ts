import type { NotUnderstood, ShopsOrder } from './read-order';

/** Some rows of the shop's list. */
export interface FeedBatch {
  readonly orders: readonly ShopsOrder[];
  readonly notUnderstood: readonly NotUnderstood[];
}

/** What the thread that reads the list is sent: its bytes, then how many rows are wanted next. */
export type FeedRequest = { readonly bytes: Uint8Array } | { readonly next: number };

/** What it answers: every request once. */
export type FeedAnswer =
  | { readonly rows: number }
  | { readonly batch: FeedBatch }
  /** What is wrong with the list as a whole, for people. */
  | { readonly fault: string };
