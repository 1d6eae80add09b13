import type { EntityConfig } from '../../entities/entity-config';
import type { Values } from '../entity-tables/change-log';
import type { OpenStore } from '../entity-tables/entity-store';
import { fieldColumn, isTooLongToCompare } from '../entity-tables/field-column';
import { tableOf } from '../entity-tables/identifiers';
import { invalid } from '../http/errors';
import { writeTexts as texts } from './texts';

/**
 * Throws a 422 when another row has one of these values in a unique field. As nobody else writes to
 * the table meanwhile, the unique index is only there for what does not come this way.
 */
export async function refuseTaken(
  { trx, sealer }: OpenStore,
  config: EntityConfig,
  values: Values,
  ownId?: number,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const field of config.fields) {
    const value = values[field.name] ?? null;
    if (!field.unique || value === null) continue;
    const column = fieldColumn(field, sealer);
    const compared = column.toCompared(value);
    if (isTooLongToCompare(compared)) {
      errors[field.name] = [texts.tooLongToCompare(field)];
      continue;
    }
    const other = await trx
      .selectFrom(tableOf(config.name))
      .select('id')
      .where(column.comparedName, '=', compared)
      .where('id', '!=', ownId ?? 0)
      .executeTakeFirst();
    if (other) errors[field.name] = [texts.taken(field)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
