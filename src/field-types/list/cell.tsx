import { BadgeList } from '../../components/status/badge-list';
import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type ListField, list, listEntries } from '.';

function Cell({ field, value: raw, row }: CellProps<ListField>) {
  const value = list.parse(raw, field);
  if (!list.isValue(value)) return displayText(field, raw, row);
  return <BadgeList texts={listEntries(value, field)} />;
}

export const listCell = { Cell, width: 180 } satisfies FieldCell<ListField>;
