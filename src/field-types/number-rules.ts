import * as z from 'zod/mini';
import { documented } from './documented';

/** The config keys shared by the types whose value is a number. */
export const numberKeys = () => ({
  min: documented(z.optional(z.number()), 'The smallest value allowed.', 0),
  max: documented(z.optional(z.number()), 'The largest value allowed.', 100),
  default: documented(z.optional(z.number()), 'What an empty add form starts with.', 0),
});

interface NumberRules {
  readonly label: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A finite number within the field's bounds. */
export function numberSchema(rules: NumberRules, show: (value: number) => string) {
  const { label, min, max } = rules;
  const checks = [
    z.refine<number>((value) => Number.isFinite(value), `${label} must be a number.`),
  ];
  if (min !== undefined)
    checks.push(
      z.refine<number>((value) => value >= min, `${label} must be ${show(min)} or more.`),
    );
  if (max !== undefined)
    checks.push(
      z.refine<number>((value) => value <= max, `${label} must be ${show(max)} or less.`),
    );
  return z.number(`${label} must be a number.`).check(...checks);
}
