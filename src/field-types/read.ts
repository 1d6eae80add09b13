import { plainText } from '../common/plain-text';
import { type FieldConfig, modelOf } from '.';
import type { RowValues } from './field-model';

// Raw values can come from any server. Values that the model can't parse are returned as text, unchanged.

/** The text of a raw value in an input or a spreadsheet. */
export function editText(field: FieldConfig, raw: unknown): string {
  const { format } = modelOf(field);
  return textOf(field, raw, (value) => format(value, field));
}

/** A raw value as people read it in a table. */
export function displayText(field: FieldConfig, raw: unknown, row: RowValues): string {
  const { display, format } = modelOf(field);
  return textOf(field, raw, (value) => (display ?? format)(value, field, row));
}

/** The text in which the table searches for a raw value. */
export function searchText(field: FieldConfig, raw: unknown, row: RowValues): string {
  const { searchText, display, format } = modelOf(field);
  return textOf(field, raw, (value) => (searchText ?? display ?? format)(value, field, row));
}

/** What the table sorts a raw value by; `null` if it is empty, which sorts last. */
export function sortKey(field: FieldConfig, raw: unknown, row: RowValues): string | number | null {
  const { parse, isValue, sortKey, display, format } = modelOf(field);
  const value = parse(raw, field);
  if (value === null) return null;
  return isValue(value) ? (sortKey ?? display ?? format)(value, field, row) : plainText(raw);
}

function textOf(field: FieldConfig, raw: unknown, read: (value: unknown) => string): string {
  const { parse, isValue } = modelOf(field);
  const value = parse(raw, field);
  if (value === null) return '';
  return isValue(value) ? read(value) : plainText(raw);
}
