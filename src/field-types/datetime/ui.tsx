import type { CellProps, FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import { type DatetimeField, datetime } from '.';

function DatetimeCell(props: CellProps<DatetimeField>) {
  const value = datetime.parse(props.value, props.field);
  if (!datetime.isValue(value)) return <PlainCell {...props} />;
  return (
    <time dateTime={`${value}+05:30`} className="whitespace-nowrap">
      <PlainCell {...props} />
    </time>
  );
}

export const datetimeUi: FieldUi<DatetimeField> = {
  Cell: DatetimeCell,
  // Such an input would show nothing for another text.
  Input: (props) => {
    const isKnown = props.text === '' || datetime.isValue(props.text);
    return <PlainInput {...props} type={isKnown ? 'datetime-local' : 'text'} />;
  },
  width: 190,
};
