import * as z from 'zod/mini';
import { list } from './parts';

/** How far a sync of the shop's orders is, as the server reports it. */
const syncProgress = z.object({
  step: z.enum(['reading', 'comparing', 'saving']),
  done: z.number(),
  total: z.nullable(z.number()),
});
export type SyncProgress = z.output<typeof syncProgress>;

/** An invalid order of the shop. */
const rejectedOrder = z.object({
  /** Its id, or its index in the shop's list. */
  order: z.string(),
  why: z.string(),
});
export type RejectedOrder = z.output<typeof rejectedOrder>;

export const syncOutcome = z.object({
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** The first orders that were rejected. */
  notUnderstood: list(rejectedOrder),
  notUnderstoodCount: z.number(),
  /** The entry in the history. */
  change: z.optional(z.number()),
});
export type SyncOutcome = z.output<typeof syncOutcome>;

/** A line of the response to a client that wants to follow the sync. */
export const syncLine = z.union([
  z.object({ progress: syncProgress }),
  z.object({ failure: z.object({ message: z.string() }) }),
  z.object({ outcome: syncOutcome }),
]);
export type SyncLine = z.output<typeof syncLine>;
