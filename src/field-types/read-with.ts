import type { FieldBase, FieldModel, RowValues } from './field-model';

/** A raw value as people read it in a table; what is not understood stays as it came. */
export function displayWith<Field extends FieldBase, Value>(
  model: FieldModel<Field, Value>,
  field: Field,
  raw: unknown,
  row: RowValues,
): string {
  return textWith(model, field, raw, (value) =>
    model.display ? model.display(value, field, row) : model.format(value, field),
  );
}

/** What the table searches in a raw value. */
export function searchTextWith<Field extends FieldBase, Value>(
  model: FieldModel<Field, Value>,
  field: Field,
  raw: unknown,
  row: RowValues,
): string {
  if (!model.searchText) return displayWith(model, field, raw, row);
  const { searchText } = model;
  return textWith(model, field, raw, (value) => searchText(value, field, row));
}

/** What the table sorts a raw value by; `null` for empty values, which sort last. */
export function sortKeyWith<Field extends FieldBase, Value>(
  model: FieldModel<Field, Value>,
  field: Field,
  raw: unknown,
  row: RowValues,
): string | number | null {
  const value = model.parse(raw, field);
  if (value === null) return null;
  if (!model.isValue(value)) return plainText(raw);
  return (model.sortKey ?? model.display ?? model.format)(value, field, row);
}

/** The text that `read` makes of a raw value; of what is not understood, the text that it came as. */
export function textWith<Field extends FieldBase, Value>(
  model: FieldModel<Field, Value>,
  field: Field,
  raw: unknown,
  read: (value: Value) => string,
): string {
  const value = model.parse(raw, field);
  if (value === null) return '';
  return model.isValue(value) ? read(value) : plainText(raw);
}

function plainText(raw: unknown): string {
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}
