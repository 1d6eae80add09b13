import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type DateField, date } from '.';

function Cell({ field, value: raw, row }: CellProps<DateField>) {
  const value = date.parse(raw, field);
  const text = displayText(field, raw, row);
  if (!date.isValue(value)) return text;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {text}
    </time>
  );
}

export const dateCell = { Cell, width: 130 } satisfies FieldCell<DateField>;
