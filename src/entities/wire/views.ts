import * as z from 'zod/mini';
import { body, id, list, text } from './parts';
import { wireTexts as texts } from './texts';

/** What people look at in a table, under a name. */
const view = z.object({
  name: z.string(),
  /** The parameters of the address, without page. */
  address: z.string(),
  /** Whether everyone has it. */
  isShared: z.optional(z.boolean()),
  /** Missing for those that are part of the product. */
  id: z.optional(z.number()),
  /** Who has saved it, if that is someone else: only they can remove it. */
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
  /** Whether it may not replace one’s own of the same name. */
  isNew: z.catch(z.boolean(), false),
});

export const removedView = body({ entity, id });
