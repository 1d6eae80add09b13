import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type DatetimeField, datetime } from '.';

export const datetimeCell = {
  Cell: valueCell(datetime, (value, text) => (
    <time dateTime={`${value}+05:30`} className="whitespace-nowrap">
      {text}
    </time>
  )),
  width: 190,
} satisfies FieldCell<DatetimeField>;
