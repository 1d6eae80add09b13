import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { AadhaarField } from '.';

export function AadhaarInput(props: InputProps<AadhaarField>) {
  return <PlainInput {...props} inputMode="numeric" />;
}
