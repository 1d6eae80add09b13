import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { NumberField } from '.';

export function NumberInput(props: InputProps<NumberField>) {
  return <PlainInput {...props} inputMode="decimal" />;
}
