import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { Field } from '../../components/controls/field';
import { Select } from '../../components/controls/select';
import { FormDialog } from '../../components/overlays/form-dialog';
import { type Fields, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { modelOf } from '../../field-types';
import { inputOf } from '../../field-types/inputs';
import { ChangedRows } from '../history/changed-rows';
import { dialogTexts } from '../row-forms/dialog-texts';
import { startAtFirst } from '../row-forms/start-at-first';
import { planEdit, sharedText, warningIn } from './plan-edit';
import { texts } from './texts';
import type { Change } from './use-change';

interface EditDialogProps {
  readonly title: string;
  readonly config: Fields;
  /** The fields to choose from. If there is only one, it is chosen. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly titleOf: (row: Row) => string;
  readonly change: Change;
  /** The progress of the change. */
  readonly status: ReactNode;
  /** Returns whether all rows were changed. */
  readonly onSave: (values: Row, texts: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly onClose: () => void;
}

interface EditValues {
  /** The name of the field, or empty. */
  readonly name: string;
  /** The text that all rows get; if they differ, null until one is entered. */
  readonly text: string | null;
}

/** Gives a field of all selected rows the same value, and first shows what that would change. */
export function EditDialog(props: EditDialogProps) {
  const { title, config, names, rows, titleOf, change, status } = props;
  const { onSave, onClose } = props;
  const [only = ''] = names.length === 1 ? names : [];
  const form = useForm({ defaultValues: startWith(only) });
  const { control, register } = form;
  const { isSubmitting, dirtyFields } = form.formState;
  const [name, text] = form.watch(['name', 'text']);
  const field = name === '' ? undefined : fieldOf(config, name);
  const planned = useDeferredValue(dirtyFields.text ? text : null);
  const plan = useMemo(
    () => (field && planned !== null ? planEdit(config, field, planned, rows, titleOf) : undefined),
    [config, field, planned, rows, titleOf],
  );
  const isChange = plan !== undefined && plan.count > 0;
  const value = field && text !== null ? modelOf(field).parse(text, field) : undefined;

  function startWith(chosen: string): EditValues {
    const shared = chosen === '' ? undefined : sharedText(fieldOf(config, chosen), rows);
    return { name: chosen, text: shared ?? null };
  }

  const save = form.handleSubmit(async (typed) => {
    if (!field || typed.text === null) return;
    if (await onSave({ [field.name]: value }, { [field.name]: typed.text })) onClose();
  });

  const Input = field && inputOf(field);
  return (
    <FormDialog
      title={title}
      // The preview opens below the field, which must not move.
      place="top"
      submitLabel={dialogTexts.save}
      isSubmitting={isSubmitting}
      disabled={!isChange}
      onSubmit={save}
      onClose={change.isRunning ? change.stop : onClose}
    >
      <div
        ref={startAtFirst}
        className={classNames('grid items-start gap-4', !only && 'sm:grid-cols-2')}
      >
        {names.length > 1 && (
          <Field label={texts.field}>
            {({ id }) => (
              <Select
                {...register('name', {
                  onChange({ target }) {
                    change.forget();
                    form.reset(startWith(target.value), { keepFieldsRef: true });
                  },
                })}
                id={id}
              >
                <option value="">{texts.chooseField}</option>
                {names.map((one) => (
                  <option key={one} value={one}>
                    {fieldOf(config, one).label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {field && Input && (
          <Field
            key={name}
            label={field.label}
            required={field.required}
            help={field.help}
            // Only a warning, because the server decides.
            warning={value === undefined ? undefined : warningIn(config, field, value, rows)}
          >
            {(aria) => (
              <Controller
                control={control}
                name="text"
                render={({ field: { onChange, onBlur, ref } }) => (
                  <Input
                    {...aria}
                    field={field}
                    text={text ?? ''}
                    onChange={(typed) => {
                      change.forget();
                      onChange(typed);
                    }}
                    onBlur={onBlur}
                    inputRef={ref}
                  />
                )}
              />
            )}
          </Field>
        )}
      </div>
      {status}
      {plan && (
        <section aria-label={texts.willChange(plan.count)}>
          <h3 className="font-semibold">{texts.willChange(plan.count)}</h3>
          {plan.unchanged > 0 && <p className="text-muted text-xs">{texts.same(plan.unchanged)}</p>}
          <ChangedRows rows={plan.changes} total={plan.count}>
            {(row) => <p className="font-medium">{row.title}</p>}
          </ChangedRows>
        </section>
      )}
    </FormDialog>
  );
}
