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

/**
 * The config of a sheet that can add rows: after the usual columns come those of all other fields that people may fill
 * in, which only count for new rows.
 */
export function withNewRowColumns(config: EntityConfig): EntityConfig {
  const { bulkUpdate } = config.actions;
  if (!bulkUpdate) return config;
  const others = config.fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name);
  const columns = [...new Set([...bulkUpdate.columns, ...others])];
  return { ...config, actions: { ...config.actions, bulkUpdate: { ...bulkUpdate, columns } } };
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
