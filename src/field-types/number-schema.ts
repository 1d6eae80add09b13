import * as z from 'zod/mini';

interface NumberField {
  readonly label: string;
  readonly min?: Bound | undefined;
  readonly max?: Bound | undefined;
}

/** A number, or a bound that depends on another field, which `dependent-bounds.ts` checks. */
type Bound = number | object;

/** A number within the field's bounds, which `show` writes into messages. */
export function numberBetween({ label, ...bounds }: NumberField, show: (value: number) => string) {
  const min = typeof bounds.min === 'number' ? bounds.min : Number.NEGATIVE_INFINITY;
  const max = typeof bounds.max === 'number' ? bounds.max : Number.POSITIVE_INFINITY;
  return z
    .number(`${label} must be a number.`)
    .check(
      z.gte(min, `${label} must be ${show(min)} or more.`),
      z.lte(max, `${label} must be ${show(max)} or less.`),
    );
}
