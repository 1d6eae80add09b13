import * as z from 'zod/mini';
import { documented } from './documented';

/** Commas only group digits: reading `1299,50` as 129950 would be wrong by a factor of 100. */
const DECIMAL = /^[+-]?(\d{1,3}(,\d{2,3})*,\d{3}|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;

/** Something for each value of another field. */
export const byValue = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .catchall(
      z.object({
        by: documented(z.string(), 'The name of the field whose value decides.', 'type'),
      }),
      schema,
    )
    .check(z.refine((all) => Object.keys(all).length > 1, 'Must name a value of that field.'));

const bound = (which: string, example: number) =>
  documented(
    z.optional(z.union([z.number(), byValue(z.number())])),
    `The ${which} allowed value; or one for each value of another field, as in { "by": "type", "1": 100 }.`,
    example,
  );

export const numberKeys = () => ({
  min: bound('smallest', 0),
  max: bound('largest', 100),
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

/** The common part of models whose value is a number. */
export const numberModel = {
  isValue: (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
  defaultValue: (field: { readonly default?: number | undefined }) => field.default ?? null,
  parse: parseNumber,
  format: String,
  filter: 'numbers' as const,
  sortKey: (value: number) => value,
};
