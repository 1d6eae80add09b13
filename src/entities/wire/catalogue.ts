import * as z from 'zod/mini';

/** What became of the link between a wallpaper and a category. */
export const toggledLink = z.object({
  wpId: z.string(),
  catId: z.string(),
  linked: z.boolean(),
  /** The entry in the history. */
  change: z.optional(z.number()),
});
