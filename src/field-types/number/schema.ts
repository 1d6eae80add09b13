import * as z from 'zod/mini';
import { numberBetween } from '../number-schema';
import type { NumberField } from '.';

export const numberSchema = (field: NumberField) =>
  numberBetween(field, String).check(
    z.refine(
      (value) => !field.integer || Number.isSafeInteger(value),
      `${field.label} must be a whole number.`,
    ),
  );
