import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import { type DateField, date } from '.';

export function DateInput(props: InputProps<DateField>) {
  // A date input would show nothing for text that is not a date.
  const isKnown = props.text === '' || date.isValue(props.text);
  return <PlainInput {...props} type={isKnown ? 'date' : 'text'} />;
}
