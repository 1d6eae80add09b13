import { Badge } from '../../components/status/badge';
import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type SelectField, select } from '.';

export const selectCell = {
  Cell: valueCell(select, (value, text, field) => {
    const tone = field.options.find((option) => option.value === value)?.tone;
    return tone ? <Badge tone={tone}>{text}</Badge> : text;
  }),
  width: 140,
} satisfies FieldCell<SelectField>;
