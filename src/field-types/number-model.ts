import * as z from 'zod/mini';
import { documented } from './documented';

const DECIMAL = /^[+-]?(\d[\d,]*(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

export const numberKeys = () => ({
  min: documented(z.optional(z.number()), 'The smallest allowed value.', 0),
  max: documented(z.optional(z.number()), 'The largest allowed value.', 100),
  default: documented(z.optional(z.number()), 'The initial value in the add form.', 0),
});

/** Parses a number, perhaps with separators (1,23,456.50). Other input stays unchanged; empty is `null`. */
export function parseNumber(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  if (typeof input !== 'string') return input;
  const text = input.trim();
  if (text === '') return null;
  if (!DECIMAL.test(text)) return text;
  const value = Number(text.replaceAll(',', ''));
  if (!Number.isFinite(value)) return text;
  return value === 0 ? 0 : value;
}

/** What models of types whose value is a number have in common. */
export const numberModel = {
  isValue: (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
  defaultValue: (field: { readonly default?: number | undefined }) => field.default ?? null,
  parse: parseNumber,
  format: String,
  filter: 'numbers' as const,
  sortKey: (value: number) => value,
};
