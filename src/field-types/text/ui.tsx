import { TextInput } from '../../components/text-input';
import type { FieldConfig } from '..';
import type { FieldBase } from '../field-model';
import type { CellProps, FieldUi, InputProps } from '../field-ui';
import { displayText } from '../read';
import type { TextField } from '.';
import { Counted } from './text-counter';

type PlainInputProps = InputProps<FieldBase> &
  Pick<React.ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'type' | 'spellCheck'>;

/** A one-line input; `attributes` are the type's own. Shared by all types that are typed as text. */
export function PlainInput({
  field,
  text,
  onChange,
  onBlur,
  id,
  invalid,
  describedBy,
  inputRef,
  ...attributes
}: PlainInputProps) {
  return (
    <TextInput
      id={id}
      name={field.name}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      invalid={invalid}
      aria-describedby={describedBy}
      aria-required={field.required}
      autoComplete="off"
      ref={inputRef}
      {...attributes}
    />
  );
}

/** A value as its type's `display` writes it. Shared by all types that need no more. */
export function PlainCell({ field, value, row }: CellProps<FieldConfig>) {
  return displayText(field, value, row);
}

export const textUi: FieldUi<TextField> = {
  Cell: PlainCell,
  Input: (props) => (
    <Counted {...props} usual={props.field.recommendedMax}>
      {(describedBy) => <PlainInput {...props} describedBy={describedBy} />}
    </Counted>
  ),
  width: 200,
};
