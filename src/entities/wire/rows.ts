import * as z from 'zod/mini';
import { body, entityName, id, ifReadable } from './parts';

/** The row whose encrypted values are asked for. */
export const encryptedRow = body({ entity: entityName, id });
export type EncryptedRow = z.output<typeof encryptedRow>;

/** The characters that a header may have: the version is sent back in one. */
const HEADER = /^[\x20-\x7e\x80-\xff]*$/;

/** The parameters of an entity's requests beyond the contract. */
export const listQuery = z.object({
  /** Of a list: only these fields of its rows, `wpId,name`. */
  fields: ifReadable(
    z.pipe(
      z.string(),
      z.transform((names) => names.split(',')),
    ),
  ),
  /** Of a list: only what changed since this version. */
  since: ifReadable(z.string().check(z.regex(HEADER))),
  /** Of a download, any text: a sheet to fill in new rows, instead of the one with all rows. */
  empty: ifReadable(z.string()),
});
export type ListQuery = z.output<typeof listQuery>;
