import * as z from 'zod/mini';

interface NumberField {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A number within the field's bounds, which `show` writes into messages. */
export function numberBetween(
  { label, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberField,
  show: (value: number) => string,
) {
  return z
    .number(`${label} must be a number.`)
    .check(
      z.gte(min, `${label} must be ${show(min)} or more.`),
      z.lte(max, `${label} must be ${show(max)} or less.`),
    );
}
