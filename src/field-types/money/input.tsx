import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { MoneyField } from '.';

export function MoneyInput(props: InputProps<MoneyField>) {
  return <PlainInput {...props} inputMode="decimal" />;
}
