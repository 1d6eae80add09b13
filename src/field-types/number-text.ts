const DECIMAL = /^[+-]?(\d[\d,]*(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number that a text means, with or without thousands separators (1,23,456.50), or the input
 * itself when it means none. Empty input gives `null`.
 */
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

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
