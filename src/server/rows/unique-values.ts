import type { FieldConfig } from '../../field-types';
import { inChunks } from '../database/chunks';
import type { EntityTransaction } from '../tables/entity-store';
import { fieldColumn, isTooLongToCompare, type Stored } from '../tables/field-column';
import { type Add, RejectedChange, type Update } from './change-set';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 if another row has one of the new values of a unique field, or if two of them are the same. Rows may
 * swap their values: these are emptied first. The rows are locked, so that the unique index is only a second line of
 * defence.
 */
export async function claimUniqueValues(
  transaction: EntityTransaction,
  changes: readonly (Add | Update)[],
): Promise<void> {
  const errors: Record<string, string[]> = {};
  let rejected: Add | Update | undefined;
  for (const field of transaction.config.fields.filter(({ unique }) => unique)) {
    const problem = await claimValuesOf(transaction, field, changes);
    if (!problem) continue;
    rejected ??= problem.change;
    errors[field.name] = [problem.message];
  }
  if (rejected) throw new RejectedChange(rejected, errors);
}

/** Returns the first change whose value can't be unique, if there is one. */
async function claimValuesOf(
  { db, config, cipher, table }: EntityTransaction,
  field: FieldConfig,
  changes: readonly (Add | Update)[],
) {
  const { comparedName, toCompared } = fieldColumn(config.name, field, cipher);
  const claims = new Map<string, { readonly compared: Stored; readonly change: Add | Update }>();
  const changing = new Set<number>();
  for (const change of changes) {
    const value = change.after[field.name];
    if (value === undefined) continue;
    if (change.before) changing.add(change.id);
    if (value === null) continue;
    const compared = toCompared(value);
    if (isTooLongToCompare(compared)) return { change, message: texts.tooLongToCompare(field) };
    if (claims.has(String(compared))) return { change, message: texts.taken(field) };
    claims.set(String(compared), { compared, change });
  }
  const swapped: number[] = [];
  for await (const chunk of inChunks([...claims.values()])) {
    const rows = await db
      .selectFrom(table)
      .select(['id', `${comparedName} as value`])
      .where(
        comparedName,
        'in',
        chunk.map(({ compared }) => compared),
      )
      .execute();
    for (const { id, value } of rows) {
      const claim = claims.get(String(value));
      if (changing.has(id)) swapped.push(id);
      else if (claim) return { change: claim.change, message: texts.taken(field) };
    }
  }
  for await (const ids of inChunks(swapped))
    await db
      .updateTable(table)
      .set({ [comparedName]: null })
      .where('id', 'in', ids)
      .execute();
  return undefined;
}
