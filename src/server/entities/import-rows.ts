import type { EntityConfig } from '../../entities/entity-config';
import { type Author, type EntityStore, writeTo } from '../entity-tables/entity-store';
import { HttpError } from '../http/errors';
import type { Input } from './check-input';
import { earlierAnswer, rememberAnswer } from './idempotency';
import { writeImport } from './imports';
import { namesIn, renamedInput } from './outdated-input';
import { writeTexts as texts } from './texts';
import { insertRows } from './write-row';

/**
 * Adds rows as one import, which can be rolled back. A repeated request with the same key adds nothing. Throws a
 * 422 that names the row that is refused, or the columns that the entity lacks, unless all are in `leftOut`.
 */
export function importRows(
  store: EntityStore,
  config: EntityConfig,
  author: Author | null,
  file: string,
  rows: readonly Input[],
  { key, leftOut = [] }: { readonly key?: string | undefined; readonly leftOut?: unknown } = {},
): Promise<{ added: number }> {
  const request = author && key !== undefined && { author, key, values: { file, rows } };
  return writeTo(store, config, author, async (open) => {
    if (request && (await earlierAnswer(open, request))) return { added: rows.length };
    const filled = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== null));
    const known = namesIn(config);
    const lacking = [...new Set(filled)].filter((name) => !known.includes(name));
    if (lacking.some((name) => !(Array.isArray(leftOut) && leftOut.includes(name))))
      throw new HttpError(422, texts.lacking(file, lacking), { errors: {}, lacking });
    return await writeImport(open, file, async (opened) => {
      const inputs = rows.map((row) => renamedInput(config, row));
      await insertRows(opened, inputs);
      if (request && opened.importId) await rememberAnswer(opened, request, opened.importId);
      return { added: rows.length };
    });
  });
}
