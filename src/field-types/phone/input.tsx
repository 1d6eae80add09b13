import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { PhoneField } from '.';

export function PhoneInput(props: InputProps<PhoneField>) {
  return <PlainInput {...props} type="tel" />;
}
