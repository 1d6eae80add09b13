import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { EmailField } from '.';

export function EmailInput(props: InputProps<EmailField>) {
  return <PlainInput {...props} type="email" />;
}
