import * as z from 'zod/mini';
import { rejectUnstorable } from '../text-schema';
import { isKnown, type ReferenceField, reference } from '.';

export function referenceSchema(field: ReferenceField) {
  const { label, target } = field;
  const unknown = `${label} must be one of the ${target?.labelPlural ?? 'rows'}.`;
  return z.custom<string | number>(reference.isValue, unknown).check(
    rejectUnstorable(label),
    z.refine((value) => isKnown(value, field), unknown),
  );
}
