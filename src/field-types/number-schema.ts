import * as z from 'zod/mini';

interface NumberField {
  readonly label: string;
  readonly min?: Bound | undefined;
  readonly max?: Bound | undefined;
}

/** A number, or a bound that depends on another field, which `dependent-bounds.ts` checks. */
type Bound = number | object;

/**
 * A number within the field's bounds, which `show` writes into messages, and within `limit`: the digits of larger ones
 * would be changed.
 */
export function numberBetween(
  { label, ...bounds }: NumberField,
  show: (value: number) => string,
  limit = Number.MAX_SAFE_INTEGER,
) {
  const min = typeof bounds.min === 'number' ? Math.max(bounds.min, -limit) : -limit;
  const max = typeof bounds.max === 'number' ? Math.min(bounds.max, limit) : limit;
  return z
    .number(`${label} must be a number.`)
    .check(
      z.gte(min, `${label} must be ${show(min)} or more.`),
      z.lte(max, `${label} must be ${show(max)} or less.`),
    );
}
