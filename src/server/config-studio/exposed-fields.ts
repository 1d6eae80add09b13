import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import { isEncrypted } from '../tables/field-column';

/** Whether a field's values are encrypted now, and would not be after the change. */
export const isExposed = (before: FieldConfig, after: FieldConfig) =>
  isEncrypted(before) && !isEncrypted(after);

/**
 * The fields whose encrypted values the new configs would store as plain text. `before` may have several configs of the
 * same entity.
 */
export function exposedFields(
  before: readonly EntityConfig[],
  after: readonly EntityConfig[],
): { readonly entity: string; readonly field: string }[] {
  return after.flatMap(({ name, fields }) => {
    const old = before.filter((config) => config.name === name).flatMap((config) => config.fields);
    return fields
      .filter((field) =>
        old.some((one) => [field.name, field.was].includes(one.name) && isExposed(one, field)),
      )
      .map((field) => ({ entity: name, field: field.name }));
  });
}
