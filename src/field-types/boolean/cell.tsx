import { Badge } from '../../components/status/badge';
import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type BooleanField, boolean } from '.';

export const booleanCell = {
  Cell: valueCell(boolean, (value, text) => (
    <Badge tone={value ? 'success' : 'neutral'}>{text}</Badge>
  )),
  width: 96,
} satisfies FieldCell<BooleanField>;
