import { type EntityConfig, fieldOf } from '../entities/entity-config';
import { type FieldConfig, modelOf } from '../field-types';
import type { SheetCell } from '../field-types/field-model';

/**
 * The fields in an entity's spreadsheet, from left to right: the key and columns of `bulkUpdate`, or
 * else the fields of the form. Encrypted fields are included only if `bulkUpdate` lists them.
 */
export function sheetFields(config: EntityConfig): readonly FieldConfig[] {
  const { bulkUpdate, update, add } = config.actions;
  if (bulkUpdate) {
    return [...new Set([bulkUpdate.key, ...bulkUpdate.columns])].map((name) =>
      fieldOf(config, name),
    );
  }
  const names = update?.fields ?? add?.fields ?? config.columns.map(({ field }) => field);
  return names
    .map((name) => fieldOf(config, name))
    .filter((field) => !modelOf(field).storage(field).encrypted);
}

/** The field that identifies rows, in an entity with bulk update. */
export function keyFieldOf(config: EntityConfig): FieldConfig | undefined {
  const { bulkUpdate } = config.actions;
  return bulkUpdate && fieldOf(config, bulkUpdate.key);
}

/** How the cells of a field's column store its values. */
export function sheetCellOf(field: FieldConfig): SheetCell {
  return modelOf(field).sheetCell?.(field) ?? { holds: 'text' };
}
