import { Badge } from '../../components/status/badge';
import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type BooleanField, boolean } from '.';

function Cell({ field, value: raw, row }: CellProps<BooleanField>) {
  const value = boolean.parse(raw, field);
  if (!boolean.isValue(value)) return displayText(field, raw, row);
  return <Badge tone={value ? 'success' : 'neutral'}>{boolean.format(value, field)}</Badge>;
}

export const booleanCell = { Cell, width: 112 } satisfies FieldCell<BooleanField>;
