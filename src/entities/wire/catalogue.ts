import * as z from 'zod/mini';
import { body, list, numberAsText, storableText } from './parts';
import { MAX_SELECTED } from './selection';
import { wireTexts as texts } from './texts';

/** The wallpapers to add to a category, or to remove from it. Ids may be numbers. */
export const linksToChange = body({
  catId: z.union([storableText, numberAsText]),
  wpIds: list(storableText).check(
    z.minLength(1, texts.noRows),
    z.maxLength(MAX_SELECTED, texts.tooManyRows(MAX_SELECTED)),
  ),
  linked: z.boolean(),
});
export type LinksToChange = z.output<typeof linksToChange>;

/** The new state of the link between a wallpaper and a category. */
export const toggledLink = z.object({
  wpId: z.string(),
  catId: z.string(),
  linked: z.boolean(),
  /** The entry in the history. */
  change: z.optional(z.number()),
});
