import { type FieldConfig, modelOf } from '.';
import type { RowValues } from './field-model';
import { displayWith, searchTextWith, sortKeyWith, textWith } from './read-with';

/** The text of a raw value in an input or a spreadsheet; what is not understood stays as it came. */
export function editText(field: FieldConfig, raw: unknown): string {
  const model = modelOf(field);
  return textWith(model, field, raw, (value) => model.format(value, field));
}

/** A raw value as people read it in a table; what is not understood stays as it came. */
export function displayText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return displayWith(modelOf(field), field, raw, row);
}

/** What the table searches in a raw value. */
export function searchText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return searchTextWith(modelOf(field), field, raw, row);
}

/** What the table sorts a raw value by; `null` for empty values, which sort last. */
export function sortKey(field: FieldConfig, raw: unknown, row: RowValues): string | number | null {
  return sortKeyWith(modelOf(field), field, raw, row);
}
