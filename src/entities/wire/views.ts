import * as z from 'zod/mini';
import { body, id, list, text } from './parts';
import { wireTexts as texts } from './texts';

/** A named view of a table. */
const view = z.object({
  name: z.string(),
  /** The address's parameters, without `page`. */
  address: z.string(),
  /** Whether everyone has it. */
  isShared: z.optional(z.boolean()),
  /** Missing in views that are part of the product. */
  id: z.optional(z.number()),
  /** Who has saved it, if someone else has: only they can remove it. */
  owner: z.optional(z.string()),
});
export type View = z.infer<typeof view>;

/** Every call answers with all views of a table. */
export const views = list(view);

const entity = text(100, texts.noName);

export const viewsOf = body({ entity });

export const savedView = body({
  entity,
  name: text(80, texts.noName),
  address: z._default(text(4000), ''),
  isShared: z.catch(z.boolean(), false),
  /** Whether it must not replace the user's own view of the same name. */
  isNew: z.catch(z.boolean(), false),
});

export const removedView = body({ entity, id });
