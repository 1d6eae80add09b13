import * as z from 'zod/mini';
import { numberBetween } from '../number-schema';
import { inDigits, type NumberField } from '.';

export const numberSchema = (field: NumberField) =>
  numberBetween(field, inDigits).check(
    z.refine(
      (value) => !field.integer || Number.isInteger(value),
      `${field.label} must be a whole number.`,
    ),
  );
