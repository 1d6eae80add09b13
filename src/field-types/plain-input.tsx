import { TextBox } from '../components/controls/text-box';
import type { FieldBase } from './field-model';
import { controlProps, type InputProps } from './field-ui';

type Attributes = Pick<
  React.ComponentProps<'input'>,
  'inputMode' | 'type' | 'spellCheck' | 'placeholder' | 'className'
>;

/** The one-line input of all types whose values are typed as text. */
export function PlainInput({
  inputMode,
  type,
  spellCheck,
  placeholder,
  className,
  ...input
}: InputProps<FieldBase> & Attributes) {
  const attributes = { inputMode, type, spellCheck, placeholder, className };
  const control = controlProps(input);
  return (
    <TextBox autoComplete="off" {...attributes} {...control} value={onOneLine(control.value)} />
  );
}

/** Texts from spreadsheets may have line breaks. An `<input>` would remove them, and join the words around them. */
export const onOneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** The input of a type that needs no more than attributes. */
export function plainInput(attributes: Attributes) {
  return (props: InputProps<FieldBase>) => <PlainInput {...props} {...attributes} />;
}

/** While a year is typed, it is one such as 0002. Switching to another type of input then would lose the cursor. */
const YEAR = /^\d{4,6}(?=-)/;

/** The browser’s own input for a kind of value. It is used only for valid values: it would show other texts empty. */
export function nativeInput(type: string, isValue: (value: unknown) => boolean) {
  const isShown = (text: string) => text === '' || isValue(text.replace(YEAR, '2000'));
  return (props: InputProps<FieldBase>) => (
    <PlainInput {...props} type={isShown(props.text) ? type : 'text'} />
  );
}
