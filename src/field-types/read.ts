import { type FieldConfig, modelOf } from '.';
import type { RowValues } from './field-model';

/** The text of a raw value in an input or a spreadsheet; what is not understood stays as it came. */
export function editText(field: FieldConfig, raw: unknown): string {
  return readWith(field, raw, (model, value) => model.format(value, field));
}

/** A raw value as people read it in a table; what is not understood stays as it came. */
export function displayText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return readWith(field, raw, (model, value) => (model.display ?? model.format)(value, field, row));
}

/** What the table searches in a raw value. */
export function searchText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return readWith(field, raw, (model, value) =>
    (model.searchText ?? model.display ?? model.format)(value, field, row),
  );
}

/** What the table sorts a raw value by; `null` for empty values, which sort last. */
export function sortKey(field: FieldConfig, raw: unknown, row: RowValues): string | number | null {
  const model = modelOf(field);
  const value = model.parse(raw, field);
  if (value === null) return null;
  if (!model.isValue(value)) return plainText(raw);
  return (model.sortKey ?? model.display ?? model.format)(value, field, row);
}

type Model = ReturnType<typeof modelOf>;

function readWith(
  field: FieldConfig,
  raw: unknown,
  read: (model: Model, value: unknown) => string,
): string {
  const model = modelOf(field);
  const value = model.parse(raw, field);
  if (value === null) return '';
  return model.isValue(value) ? read(model, value) : plainText(raw);
}

function plainText(raw: unknown): string {
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}
