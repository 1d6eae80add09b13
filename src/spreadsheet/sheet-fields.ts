import { type EntityConfig, fieldOf } from '../entities/entity-config';
import { type FieldConfig, modelOf } from '../field-types';
import type { SheetCell } from '../field-types/field-model';

/**
 * The fields in an entity's spreadsheet, from left to right: the columns of `bulkUpdate` with its
 * key, or else what the form shows, without what is encrypted at rest: it would leave the house.
 */
export function sheetFields(config: EntityConfig): readonly FieldConfig[] {
  const { bulkUpdate, update, add } = config.actions;
  if (bulkUpdate) {
    return [...new Set([bulkUpdate.key, ...bulkUpdate.columns])].map((name) =>
      fieldOf(config, name),
    );
  }
  const names = update?.fields ?? add?.fields ?? config.columns.map(({ field }) => field);
  return names.map((name) => fieldOf(config, name)).filter((field) => !isEncrypted(field));
}

/** The field by which rows are found. Throws for an entity without bulk update. */
export function keyField(config: EntityConfig): FieldConfig {
  const key = keyFieldOf(config);
  if (!key) throw new Error(`The entity ${config.name} has no bulk update.`);
  return key;
}

/** The field by which rows are found, in an entity with bulk update. */
export function keyFieldOf(config: EntityConfig): FieldConfig | undefined {
  const { bulkUpdate } = config.actions;
  return bulkUpdate && fieldOf(config, bulkUpdate.key);
}

function isEncrypted(field: FieldConfig): boolean {
  return modelOf(field).storage(field).encrypted === true;
}

/** How the field's values stand in cells. */
export function sheetCellOf(field: FieldConfig): SheetCell {
  return modelOf(field).sheetCell?.(field) ?? { holds: 'text' };
}
