import * as z from 'zod/mini';
import { body, entityName, id } from './parts';

/** A row whose encrypted values someone asks for. */
export const encryptedRow = body({ entity: entityName, id });
export type EncryptedRow = z.output<typeof encryptedRow>;

/** What a header may have: a version is sent back in one. */
const HEADER = /^[\x20-\x7e\x80-\xff]*$/;

/** How a list may be asked for beyond the contract. What can't be read is ignored. */
export const listQuery = z.object({
  /** Only these fields of its rows: `wpId,name`. */
  fields: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((names) => names.split(',')),
      ),
    ),
    undefined,
  ),
  /** Only what changed since this version. */
  since: z.catch(z.optional(z.string().check(z.regex(HEADER))), undefined),
  /** Any text: a sheet to fill in new rows, instead of the one with all rows. */
  empty: z.catch(z.optional(z.string()), undefined),
});
export type ListQuery = z.output<typeof listQuery>;
