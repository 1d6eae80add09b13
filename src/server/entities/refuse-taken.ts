import type { Values } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { fieldColumn, isTooLongToCompare } from '../entity-tables/field-column';
import { invalid } from '../http/errors';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 if another row has one of these rows' values in a unique field, or if two of them do. The rows
 * are locked, so the unique index is only a second line of defence.
 */
export async function refuseTaken(
  { db, sealer, config, table }: OpenTable,
  rows: readonly Values[],
  ownId = 0,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const field of config.fields) {
    const values = rows.map((row) => row[field.name] ?? null).filter((value) => value !== null);
    if (!field.unique || values.length === 0) continue;
    const { comparedName, toCompared } = fieldColumn(config.name, field, sealer);
    const compared = values.map(toCompared);
    if (compared.some(isTooLongToCompare)) {
      errors[field.name] = [texts.tooLongToCompare(field)];
      continue;
    }
    const other = await db
      .selectFrom(table)
      .select('id')
      .where(comparedName, 'in', compared)
      .where('id', '!=', ownId)
      .executeTakeFirst();
    if (other || new Set(compared).size < compared.length)
      errors[field.name] = [texts.taken(field)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
