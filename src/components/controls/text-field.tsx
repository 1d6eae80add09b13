import type { ControlProps } from './control-classes';
import { Field, type FieldProps } from './field';
import { TextBox } from './text-box';

type TextFieldProps = ControlProps<'input'> &
  Pick<FieldProps, 'label' | 'required' | 'help' | 'error'>;

/** A text input with its label and messages. */
export function TextField({ label, required, help, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} required={required} help={help} error={error}>
      {({ describedBy, ...aria }) => (
        <TextBox
          {...input}
          {...aria}
          aria-required={required || input['aria-required']}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
