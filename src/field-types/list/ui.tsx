import { Fragment } from 'react';
import { Badge } from '../../components/status/badge';
import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type ListField, list, listEntries } from '.';

function ListCell(props: CellProps<ListField>) {
  const value = list.parse(props.value, props.field);
  if (!list.isValue(value)) return <PlainCell {...props} />;
  return (
    <span className="flex flex-wrap gap-1">
      {[...new Set(listEntries(value, props.field))].map((entry, index) => (
        <Fragment key={entry}>
          {index > 0 && <span className="sr-only">, </span>}
          <Badge tone="neutral">{entry}</Badge>
        </Fragment>
      ))}
    </span>
  );
}

export const listUi: FieldUi<ListField> = {
  Cell: ListCell,
  Input: (props) => <PlainInput {...props} spellCheck={false} />,
  width: 180,
};
