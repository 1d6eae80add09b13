import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import { type DatetimeField, datetime } from '.';

export function DatetimeInput(props: InputProps<DatetimeField>) {
  // Such an input would show nothing for another text.
  const isKnown = props.text === '' || datetime.isValue(props.text);
  return <PlainInput {...props} type={isKnown ? 'datetime-local' : 'text'} />;
}
