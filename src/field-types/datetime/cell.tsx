import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type DatetimeField, datetime } from '.';

function Cell({ field, value: raw, row }: CellProps<DatetimeField>) {
  const value = datetime.parse(raw, field);
  const text = displayText(field, raw, row);
  if (!datetime.isValue(value)) return text;
  return (
    <time dateTime={`${value}+05:30`} className="whitespace-nowrap">
      {text}
    </time>
  );
}

export const datetimeCell = { Cell, width: 190 } satisfies FieldCell<DatetimeField>;
