import { type FieldConfig, modelOf } from '.';
import { aadhaarWarning } from './aadhaar/warning';
import { dateWarning } from './date/schema';

/** A warning about a canonical value that is allowed; shown beside the field. */
export function warningAbout(field: FieldConfig, value: unknown): string | undefined {
  if (typeof value !== 'string' || !modelOf(field).isValue(value)) return undefined;
  if (field.type === 'aadhaar') return aadhaarWarning(value);
  return field.type === 'date' ? dateWarning(value, field) : undefined;
}
