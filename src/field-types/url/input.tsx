import type { InputProps } from '../field-ui';
import { PlainInput } from '../plain-input';
import type { UrlField } from '.';

export function UrlInput(props: InputProps<UrlField>) {
  return <PlainInput {...props} type="url" />;
}
