import { Badge } from '../../components/status/badge';
import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type SelectField, select } from '.';

function Cell({ field, value: raw, row }: CellProps<SelectField>) {
  const value = select.parse(raw, field);
  const tone = field.options.find((option) => option.value === value)?.tone;
  const text = displayText(field, raw, row);
  return tone ? <Badge tone={tone}>{text}</Badge> : text;
}

export const selectCell = { Cell, width: 140 } satisfies FieldCell<SelectField>;
