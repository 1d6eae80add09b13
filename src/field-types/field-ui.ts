import type { ReactNode, Ref } from 'react';
import type { FieldBase, FormWidth } from './field-model';

/** A table cell. It shows any raw value, even one that the model can't parse. */
export interface CellProps<Field extends FieldBase> {
  readonly field: Field;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A field's text with the path of a file that was uploaded for it. `text` is what the field has by then. */
export type TextWith = (path: string, text: string) => string;

/** A form control. Its text is what the model's `format` returns and `parse` accepts. */
export interface InputProps<Field extends FieldBase> {
  readonly field: Field;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** The id that the label refers to. */
  readonly id: string;
  readonly invalid: boolean;
  /** The ids of the control's error, warning and help. */
  readonly describedBy: string | undefined;
  /** Uploads a file; then the text is what `textWith` makes of its path. */
  readonly onUpload?: ((file: File, textWith: TextWith) => Promise<void>) | undefined;
  readonly inputRef: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;
}

/** How a field type looks in a table, and its size in a form, which must be known before the forms have loaded. */
export interface FieldCell<Field extends FieldBase> {
  /** Default: the value as text. */
  Cell?(props: CellProps<Field>): ReactNode;
  /** `end` aligns numbers right. Default: `start`. */
  readonly align?: 'start' | 'end';
  /** The initial width of its column in pixels. */
  readonly width: number;
  /** Its width in forms if the config has none. Default: `normal`. */
  readonly formWidth?: FormWidth;
  /** The height of its input if it isn't one line: a form reserves this space while it loads. */
  inputHeight?(field: Field): string;
}

export type FieldInput<Field extends FieldBase> = (props: InputProps<Field>) => ReactNode;

/** The props that a field's input passes to every native control. */
export function controlProps(props: InputProps<FieldBase>) {
  const { field, text, onChange, onBlur, id, invalid, describedBy, inputRef } = props;
  return {
    id,
    name: field.name,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
    onBlur,
    invalid,
    'aria-describedby': describedBy,
    'aria-required': field.required,
    ref: inputRef,
  };
}
