import { type FieldConfig, modelOf } from '.';
import type { RowValues } from './field-model';
import { displayWith, searchTextWith, sortKeyWith, textWith } from './read-with';

// Raw values come from any server. Those that the model can't parse are returned as text, unchanged.

/** The text of a raw value in an input or a spreadsheet. */
export function editText(field: FieldConfig, raw: unknown): string {
  const model = modelOf(field);
  return textWith(model, field, raw, (value) => model.format(value, field));
}

/** A raw value as people read it in a table. */
export function displayText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return displayWith(modelOf(field), field, raw, row);
}

/** The text in which the table searches for a raw value. */
export function searchText(field: FieldConfig, raw: unknown, row: RowValues): string {
  return searchTextWith(modelOf(field), field, raw, row);
}

/** What the table sorts a raw value by; `null` if it is empty, which sorts last. */
export function sortKey(field: FieldConfig, raw: unknown, row: RowValues): string | number | null {
  return sortKeyWith(modelOf(field), field, raw, row);
}
