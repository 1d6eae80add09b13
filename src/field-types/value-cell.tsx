import type { ReactNode } from 'react';
import type { FieldConfig } from '.';
import type { FieldModel } from './field-model';
import type { CellProps } from './field-ui';
import { displayText } from './read';

/** Makes a cell that renders canonical values, together with their text, and shows all others as plain text. */
export function valueCell<Field extends FieldConfig, Value>(
  { parse, isValue }: FieldModel<Field, Value>,
  renderValue: (value: Value, text: string, field: Field) => ReactNode,
) {
  return ({ field, value: raw, row }: CellProps<Field>): ReactNode => {
    const value = parse(raw, field);
    const text = displayText(field, raw, row);
    return isValue(value) ? renderValue(value, text, field) : text;
  };
}
