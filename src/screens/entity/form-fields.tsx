import { use, useState } from 'react';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { Field } from '../../components/controls/field';
import { TextBox } from '../../components/controls/text-box';
import { useAfterClick } from '../../components/use-after-click';
import { decidingNames } from '../../entities/dependent-bounds';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { isShown } from '../../entities/shown-fields';
import type { FieldConfig } from '../../field-types';
import { inputOf } from '../../field-types/inputs';
import { displayText } from '../../field-types/read';
import { useIsOffered } from '../../stores/session/rights';
import { FormError } from '../form-error';
import { UploadsContext } from '../row-forms/use-uploads';
import type { warningFor } from './field-warning';
import { FormSections } from './form-sections';
import { startValues } from './start-values';

interface FormFieldsProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
  /** The row that is updated; without it, the form adds one. */
  readonly row?: Row;
}

/** The fields of a form, except those that the current values hide. */
export function FormFields({ config, names, control, row }: FormFieldsProps) {
  const afterClick = useAfterClick();
  // A warning depends on the slug of a saved row. Fields outside of the form also count, with the row’s values.
  const slugs = row ? config.fields.filter(({ type }) => type === 'slug') : [];
  const deciding = [
    ...config.fields.flatMap(decidingNames),
    ...slugs.map(({ name }) => name),
  ].filter((name) => names.includes(name));
  const decidingTexts = useWatch({ control, name: deciding });
  const { errors } = useFormState({ control, name: names });
  const whole = {
    ...(row ?? startValues(config)),
    ...Object.fromEntries(deciding.map((name, at) => [name, decidingTexts[at]])),
  };
  const hiddenErrors = names
    .filter((name) => errors[name] && !isShown(config, fieldOf(config, name), whole))
    .map((name) => errors[name]?.message);
  return (
    <>
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
            saved={row}
            control={control}
            className={className}
            afterClick={afterClick}
          />
        )}
      />
      {/* A server that doesn’t know the condition that hides a field may still reject the field. */}
      {hiddenErrors.length > 0 && (
        <div className="col-span-full">
          <FormError error={{ message: hiddenErrors.join('\n') }} />
        </div>
      )}
    </>
  );
}

interface FormFieldProps {
  readonly config: EntityConfig;
  readonly field: FieldConfig;
  /** The values that the field depends on. */
  readonly row: Row;
  /** The row that is updated, without what was typed. */
  readonly saved: Row | undefined;
  readonly className: string;
  readonly control: Control<Record<string, string>>;
  readonly afterClick: ReturnType<typeof useAfterClick>;
}

function FormField(props: FormFieldProps) {
  const { config, field, row, saved, control, className, afterClick } = props;
  const { field: bound, fieldState } = useController({ name: field.name, control });
  /** What finds a warning, and the text that it is about. */
  const [warning, setWarning] = useState<{ about: string; of: typeof warningFor }>();
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
      warning={warning?.about === text ? warning.of(config, field, text, row, saved) : undefined}
    >
      {({ id, invalid, describedBy }) =>
        field.readOnly ? (
          <TextBox
            readOnly
            id={id}
            value={displayText(field, text, row)}
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
                setWarning({ about: text, of: warningFor });
              });
            }}
            id={id}
            invalid={invalid}
            describedBy={describedBy}
            inputRef={bound.ref}
            onUpload={
              offersUploads && uploads
                ? (file, textWith) => uploads.upload(config, field, file, textWith)
                : undefined
            }
          />
        )
      }
    </Field>
  );
}
