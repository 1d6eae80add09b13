import { BadgeList } from '../../components/status/badge-list';
import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type ListField, list, listEntries } from '.';

export const listCell = {
  Cell: valueCell(list, (value, _, field) => <BadgeList texts={listEntries(value, field)} />),
  width: 180,
} satisfies FieldCell<ListField>;
