import { SHOP_ZONE } from '../../common/shop-time';
import type { FieldOfType } from '..';
import type { FieldModel } from '../field-model';
import { valueCell } from '../value-cell';

/** How a day or a moment looks in a table. */
export function calendarCell<Field extends FieldOfType<'date' | 'datetime'>>(
  model: FieldModel<Field, string>,
  width: number,
) {
  const Cell = valueCell(model, (value, text) => (
    <time dateTime={value.includes('T') ? value + SHOP_ZONE : value} className="whitespace-nowrap">
      {text}
    </time>
  ));
  return { Cell, width };
}
