import { use, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { useAfterClick } from '../../components/use-after-click';
import { decidingNames } from '../../entities/dependent-bounds';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import type { FieldConfig } from '../../field-types';
import { inputOf } from '../../field-types/inputs';
import { displayText } from '../../field-types/read';
import { useIsOffered } from '../../stores/session/rights';
import { UploadsContext } from '../row-forms/use-uploads';
import { FormSections } from './form-sections';

interface FormFieldsProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
  /** The row that is updated. */
  readonly row?: Row;
}

/** The fields of a form, except those that the current values hide. */
export function FormFields({ config, names, control, row = {} }: FormFieldsProps) {
  const afterClick = useAfterClick();
  const fields = names.map((name) => fieldOf(config, name));
  const deciding = [...new Set(fields.flatMap(decidingNames))];
  const texts = useWatch({ control, name: deciding });
  const whole = { ...row, ...Object.fromEntries(deciding.map((name, at) => [name, texts[at]])) };
  return (
    <FormSections
      config={config}
      names={names}
      row={whole}
      renderField={(field, className) => (
        <FormField
          key={field.name}
          config={config}
          field={field}
          row={whole}
          control={control}
          className={className}
          afterClick={afterClick}
        />
      )}
    />
  );
}

interface FormFieldProps {
  readonly config: EntityConfig;
  readonly field: FieldConfig;
  /** The values that the field depends on. */
  readonly row: Row;
  readonly className: string;
  readonly control: Control<Record<string, string>>;
  readonly afterClick: ReturnType<typeof useAfterClick>;
}

interface Warning {
  /** The text that it is about. */
  readonly about: string;
  readonly message: string | undefined;
}

function FormField({ config, field, row, control, className, afterClick }: FormFieldProps) {
  const { field: bound, fieldState } = useController({ name: field.name, control });
  const [warning, setWarning] = useState<Warning>();
  const Input = inputOf(field);
  const offersUploads = useIsOffered('uploads');
  const uploads = use(UploadsContext);
  const text = bound.value ?? '';
  return (
    <Field
      // As soon as one of the growing inputs has grown, all of them take the full width, so they move only once.
      className={classNames(
        className,
        'group-has-data-[grown=true]/fields:has-data-grown:col-span-full',
      )}
      label={field.label}
      required={field.required}
      help={field.help}
      error={fieldState.error?.message}
      warning={warning?.about === text ? warning.message : undefined}
    >
      {({ id, invalid, describedBy }) =>
        field.readOnly ? (
          <TextInput
            readOnly
            id={id}
            value={displayText(field, text, {})}
            aria-describedby={describedBy}
          />
        ) : (
          <Input
            field={field}
            text={text}
            onChange={bound.onChange}
            onBlur={() => {
              bound.onBlur();
              const rules = import('./field-warning');
              afterClick(async () => {
                const { warningFor } = await rules;
                setWarning({ about: text, message: warningFor(config, field, text, row) });
              });
            }}
            id={id}
            invalid={invalid}
            describedBy={describedBy}
            inputRef={bound.ref}
            onUpload={
              offersUploads && uploads
                ? (file, textWith) => uploads.send(config, field, file, textWith)
                : undefined
            }
          />
        )
      }
    </Field>
  );
}
