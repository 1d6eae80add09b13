import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field } from '../../components/controls/field';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import { uiOf } from '../../field-types/ui';
import { warningFor } from './form-values';
import { useAfterClick } from './use-after-click';

interface FormFieldsProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
}

/** The fields of a form. */
export function FormFields({ config, names, control }: FormFieldsProps) {
  const afterClick = useAfterClick();
  return names.map((name) => (
    <FormField key={name} field={fieldOf(config, name)} control={control} afterClick={afterClick} />
  ));
}

interface FormFieldProps {
  readonly field: FieldConfig;
  readonly control: Control<Record<string, string>>;
  readonly afterClick: ReturnType<typeof useAfterClick>;
}

function FormField({ field, control, afterClick }: FormFieldProps) {
  const { field: bound, fieldState } = useController({ name: field.name, control });
  const [warning, setWarning] = useState<string>();
  const { Input } = uiOf(field);
  const text = bound.value ?? '';
  return (
    <Field
      label={field.label}
      required={field.required}
      help={field.help}
      error={fieldState.error?.message}
      warning={warning}
    >
      {({ id, invalid, describedBy }) => (
        <Input
          field={field}
          text={text}
          onChange={(next) => {
            bound.onChange(next);
            setWarning(undefined);
          }}
          onBlur={() => {
            bound.onBlur();
            afterClick(() => setWarning(warningFor(field, text)));
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
