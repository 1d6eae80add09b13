import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field } from '../../components/controls/field';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import { uiOf } from '../../field-types/ui';
import { remarkOn } from './form-values';
import { whenPointerIsUp } from './when-pointer-is-up';

interface FormFieldsProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
}

/** The fields of a form, each with its label, control, error, remark and help. */
export function FormFields({ config, names, control }: FormFieldsProps) {
  return names.map((name) => (
    <FormField key={name} field={fieldOf(config, name)} control={control} />
  ));
}

interface FormFieldProps {
  readonly field: FieldConfig;
  readonly control: Control<Record<string, string>>;
}

function FormField({ field, control }: FormFieldProps) {
  const { field: bound, fieldState } = useController({ name: field.name, control });
  const [remark, setRemark] = useState<string>();
  const { Input } = uiOf(field);
  const text = bound.value ?? '';
  return (
    <Field
      label={field.label}
      required={field.required}
      help={field.help}
      error={fieldState.error?.message}
      warning={remark}
    >
      {({ id, invalid, describedBy }) => (
        <Input
          field={field}
          text={text}
          onChange={(next) => {
            bound.onChange(next);
            setRemark(undefined);
          }}
          onBlur={() => {
            bound.onBlur();
            whenPointerIsUp(() => setRemark(remarkOn(field, text)));
          }}
          id={id}
          invalid={invalid}
          describedBy={describedBy}
          inputRef={bound.ref}
        />
      )}
    </Field>
  );
}
