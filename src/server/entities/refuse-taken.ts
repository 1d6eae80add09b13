import type { Values } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { fieldColumn, isTooLongToCompare } from '../entity-tables/field-column';
import { invalid } from '../http/errors';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 if another row has one of these values in a unique field. The rows are locked, so the
 * unique index is only a second line of defence.
 */
export async function refuseTaken(
  { db, sealer, config, table }: OpenTable,
  values: Values,
  ownId = 0,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const field of config.fields) {
    const value = values[field.name] ?? null;
    if (!field.unique || value === null) continue;
    const column = fieldColumn(config.name, field, sealer);
    const compared = column.toCompared(value);
    if (isTooLongToCompare(compared)) {
      errors[field.name] = [texts.tooLongToCompare(field)];
      continue;
    }
    const other = await db
      .selectFrom(table)
      .select('id')
      .where(column.comparedName, '=', compared)
      .where('id', '!=', ownId)
      .executeTakeFirst();
    if (other) errors[field.name] = [texts.taken(field)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
