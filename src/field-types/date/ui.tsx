import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type DateField, date } from '.';

function DateCell(props: CellProps<DateField>) {
  const value = date.parse(props.value, props.field);
  if (!date.isValue(value)) return <PlainCell {...props} />;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      <PlainCell {...props} />
    </time>
  );
}

export const dateUi: FieldUi<DateField> = {
  Cell: DateCell,
  // A date input shows nothing at all of a text that is no date.
  Input: (props) => (
    <PlainInput {...props} type={props.text === '' || date.isValue(props.text) ? 'date' : 'text'} />
  ),
  width: 130,
};
