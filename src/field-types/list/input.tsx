import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { ListField } from '.';

export function ListInput(props: InputProps<ListField>) {
  return <PlainInput {...props} spellCheck={false} />;
}
