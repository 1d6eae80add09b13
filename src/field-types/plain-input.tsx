import { TextInput } from '../components/controls/text-input';
import type { FieldBase } from './field-model';
import { controlProps, type InputProps } from './field-ui';

type PlainInputProps = InputProps<FieldBase> &
  Pick<React.ComponentProps<'input'>, 'inputMode' | 'type' | 'spellCheck'>;

/** A one-line input, shared by all types that are typed as text. */
export function PlainInput({ inputMode, type, spellCheck, ...input }: PlainInputProps) {
  const attributes = { inputMode, type, spellCheck };
  return <TextInput autoComplete="off" {...attributes} {...controlProps(input)} />;
}
