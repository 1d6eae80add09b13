import { TextInput } from '../components/controls/text-input';
import type { FieldBase } from './field-model';
import { controlProps, type InputProps } from './field-ui';

type Attributes = Pick<
  React.ComponentProps<'input'>,
  'inputMode' | 'type' | 'spellCheck' | 'placeholder' | 'className'
>;

/** A one-line input, shared by all types that are typed as text. */
export function PlainInput({
  inputMode,
  type,
  spellCheck,
  placeholder,
  className,
  ...input
}: InputProps<FieldBase> & Attributes) {
  const attributes = { inputMode, type, spellCheck, placeholder, className };
  return <TextInput autoComplete="off" {...attributes} {...controlProps(input)} />;
}

/** The input of a type that needs no more than attributes. */
export function plainInput(attributes: Attributes) {
  return (props: InputProps<FieldBase>) => <PlainInput {...props} {...attributes} />;
}

/** The browser’s own input for a kind of value. It would show nothing for another text. */
export function nativeInput(type: string, isValue: (value: unknown) => boolean) {
  return (props: InputProps<FieldBase>) => (
    <PlainInput {...props} type={props.text === '' || isValue(props.text) ? type : 'text'} />
  );
}
