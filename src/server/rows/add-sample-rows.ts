import type { EntityConfig } from '../../entities/entity-config';
import { HttpError } from '../http/errors';
import type { EntityStore, EntityTransaction } from '../tables/entity-store';
import { assertTableMatchesConfig, currentNames } from '../tables/stored-fields';
import { writeTo } from '../tables/transactions';
import { addRows } from './add-rows';
import type { Input } from './check-input';
import { findEarlierAdd, rememberResponse } from './idempotency';
import { withCurrentNames } from './outdated-input';
import { writeTexts as texts } from './texts';

/**
 * Adds rows as one batch, which can be rolled back. A repeated request with the same key adds nothing. Throws a
 * 422 that names the row that is rejected, or the columns that the entity lacks, unless all are in `leftOut`.
 */
export function addSampleRows(
  store: EntityStore,
  config: EntityConfig,
  author: EntityTransaction['author'],
  file: string,
  rows: readonly Input[],
  { key, leftOut = [] }: { readonly key?: string | undefined; readonly leftOut?: unknown } = {},
): Promise<{ readonly added: number; readonly change?: number | undefined }> {
  const request = author &&
    author.id !== null &&
    key !== undefined && { author, key, values: { file, rows } };
  return writeTo(store, config, author, async (transaction) => {
    await assertTableMatchesConfig(transaction.db, config);
    const counts = { added: rows.length };
    const earlier = request && (await findEarlierAdd(transaction, request));
    if (earlier) return { ...counts, change: earlier.change };
    const filled = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== null));
    const renamed = await currentNames(transaction.db, config);
    const known = new Set([...renamed.keys(), ...config.fields.map(({ name }) => name)]);
    const lacking = [...new Set(filled)].filter((name) => !known.has(name));
    if (lacking.some((name) => !(Array.isArray(leftOut) && leftOut.includes(name))))
      throw new HttpError(422, texts.lacking(file, lacking), { errors: {}, lacking });
    const inputs = rows.map((row) => withCurrentNames(renamed, row));
    const { entry } = await addRows(transaction, inputs, { batch: { file, counts } });
    if (request && entry) await rememberResponse(transaction, request, entry);
    return { ...counts, change: entry };
  });
}
