import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { SlugField } from '.';

export function SlugInput(props: InputProps<SlugField>) {
  return <PlainInput {...props} spellCheck={false} />;
}
