import type { ReactNode, Ref } from 'react';
import type { FieldBase } from './field-model';

/** A table cell: draws a raw value, understood or not. */
export interface CellProps<Field extends FieldBase> {
  readonly field: Field;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A form's control. It holds text, in the form that the model's `format` and `parse` agree on. */
export interface InputProps<Field extends FieldBase> {
  readonly field: Field;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Ties the label to the control. */
  readonly id: string;
  readonly invalid: boolean;
  /** The ids of the texts that describe the control: its error, warning and help. */
  readonly describedBy: string | undefined;
  readonly inputRef: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;
}

/** The view half of a field type. */
export interface FieldUi<Field extends FieldBase> {
  Cell(props: CellProps<Field>): ReactNode;
  Input(props: InputProps<Field>): ReactNode;
  /** Numbers stand right-aligned with tabular numerals; `start` when left out. */
  readonly align?: 'start' | 'end';
  /** The width of its column in pixels, before anybody changes it. */
  readonly width: number;
}

/** What every native control takes of a field's input. */
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
