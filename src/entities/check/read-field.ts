import type { FieldConfig } from '../../field-types';
import { fieldSchema } from '../config-schema';
import { withLabel } from '../resolve-config';

/** The field that a file writes, even if other parts of the file have problems; undefined in the wrong format. */
export function readField(written: unknown): FieldConfig | undefined {
  const { data } = fieldSchema.safeParse(written);
  return data && withLabel(data);
}
