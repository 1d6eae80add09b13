import type { FilterKind } from './field-model';
import { VISIBLE } from './shown-text';

/** The common part of models whose value is text. */
export const textModel = {
  isValue: (value: unknown): value is string => typeof value === 'string',
  defaultValue: (field: { readonly label: string; readonly default?: string | undefined }) =>
    field.default ?? null,
  parse: parseText,
  format: (value: string) => value,
  filter: 'text' as FilterKind,
  // Text stays text: the `string` rule of a Laravel site rejects numbers (contract).
  resend: (raw: unknown) => (typeof raw === 'number' ? String(raw) : raw),
  storage: () => ({ type: 'text' as const }),
};

/** The common part of models whose value is text of several lines. */
export const linesModel = {
  ...textModel,
  parse(input: unknown) {
    const text = parseText(input);
    // Browsers and spreadsheets disagree on line breaks; a value has only one form.
    return typeof text === 'string' ? text.replaceAll(/\r\n?/g, '\n') : text;
  },
  sheetCell: () => ({ holds: 'text', long: true }) as const,
};

/** Trims text, and turns numbers into text. Text without visible characters is empty. */
export function parseText(input: unknown): unknown {
  if (input === null || input === undefined) return null;
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return input;
  return VISIBLE.test(text) ? text.trim() : null;
}
