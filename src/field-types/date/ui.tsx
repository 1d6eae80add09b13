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
  // A date input would show nothing for text that is not a date.
  Input: (props) => (
    <PlainInput {...props} type={props.text === '' || date.isValue(props.text) ? 'date' : 'text'} />
  ),
  width: 130,
};
