import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type DateField, date } from '.';

export const dateCell = {
  Cell: valueCell(date, (value, text) => (
    <time dateTime={value} className="whitespace-nowrap">
      {text}
    </time>
  )),
  width: 130,
} satisfies FieldCell<DateField>;
