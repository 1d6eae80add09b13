import { type FieldConfig, modelOf } from '../field-types';
import type { EntityConfig } from './entity-config';
import type { Row } from './row';

/** Whether `masked` is the mask of `value`, and so says nothing new. */
export function isMaskOf(field: FieldConfig, masked: unknown, value: unknown): boolean {
  const { mask, isValue } = modelOf(field);
  return mask !== undefined && isValue(value) && masked === mask(value);
}

export function maskedFields({ fields }: EntityConfig): string[] {
  return fields.flatMap((field) => (modelOf(field).mask ? [field.name] : []));
}

/** The config without masked fields in its spreadsheet. */
export function withoutMasked(config: EntityConfig): EntityConfig {
  const { bulkUpdate } = config.actions;
  if (!bulkUpdate) return config;
  const masked = maskedFields(config);
  const columns = bulkUpdate.columns.filter((name) => !masked.includes(name));
  return { ...config, actions: { ...config.actions, bulkUpdate: { ...bulkUpdate, columns } } };
}

export function hasMasks({ fields }: EntityConfig, row: Row): boolean {
  return fields.some((field) => modelOf(field).isMasked?.(row[field.name]));
}

/** The row with the values of `known` in place of their masks. */
export function unmaskedBy({ fields }: EntityConfig, row: Row, known: Row): Row {
  const same = fields.filter((field) => isMaskOf(field, row[field.name], known[field.name]));
  return { ...row, ...Object.fromEntries(same.map(({ name }) => [name, known[name]])) };
}

/** A row as sent to clients that ask for masked values. */
export function maskRow<R extends Row>(config: EntityConfig, row: R): R {
  const masked = config.fields.flatMap((field) => {
    const { mask, isValue } = modelOf(field);
    const value = row[field.name];
    return mask && isValue(value) ? [[field.name, mask(value)]] : [];
  });
  return masked.length === 0 ? row : { ...row, ...Object.fromEntries(masked) };
}
