import { Badge } from '../../components/status/badge';
import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { optionOf, type SelectField, select } from '.';

export const selectCell = {
  Cell: valueCell(select, (value, text, field) => {
    const tone = optionOf(value, field)?.tone;
    return tone ? <Badge tone={tone}>{text}</Badge> : text;
  }),
  width: 104,
} satisfies FieldCell<SelectField>;
