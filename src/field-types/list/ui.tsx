import { BadgeList } from '../../components/status/badge-list';
import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type ListField, list, listEntries } from '.';

function ListCell(props: CellProps<ListField>) {
  const value = list.parse(props.value, props.field);
  if (!list.isValue(value)) return <PlainCell {...props} />;
  return <BadgeList texts={listEntries(value, props.field)} />;
}

export const listUi: FieldUi<ListField> = {
  Cell: ListCell,
  Input: (props) => <PlainInput {...props} spellCheck={false} />,
  width: 180,
};
