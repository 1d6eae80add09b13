import * as z from 'zod/mini';
import { rejectUnstorable } from '../text-schema';
import { optionOf, type SelectField } from '.';

export function selectSchema(field: SelectField) {
  const { label, options, optionsFrom, target } = field;
  const names = options.map((option) => `“${option.label}”`).join(', ');
  const unknown = `${label} must be one of ${names || `the ${target?.labelPlural ?? 'rows'}`}.`;
  // While another entity's values are unknown, any value may be right.
  const isOpen = optionsFrom && !target?.choices;
  return z.union([z.string(), z.number()], unknown).check(
    rejectUnstorable(label),
    z.refine((value) => isOpen || optionOf(value, field) !== undefined, unknown),
  );
}
