import { Label, RadioGroup } from '@headlessui/react';
import { Controller, useForm } from 'react-hook-form';
import { Checkbox } from '../../components/controls/checkbox';
import { RadioOption } from '../../components/controls/radio-option';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import type { FieldTypeName } from '../../field-types';
import { aboutTypes } from '../../field-types/about-types';
import { newField } from './new-field';
import { texts } from './texts';

interface AddFieldDialogProps {
  readonly entity: string;
  /** The names of the entity’s fields. */
  readonly taken: readonly string[];
  /** The entities that a reference can refer to. */
  readonly entities: readonly string[];
  readonly onAdd: (field: NewField) => void;
  readonly onClose: () => void;
}

/** A field to add to a config. */
export interface NewField {
  readonly field: ReturnType<typeof newField>;
  readonly isInTable: boolean;
}

interface Typed {
  readonly label: string;
  readonly type: FieldTypeName;
  readonly isRequired: boolean;
  readonly isInTable: boolean;
}

const typeNames = Object.keys(aboutTypes) as FieldTypeName[];

/** Asks what a new field is called and what it is for. */
export function AddFieldDialog({ entity, taken, entities, onAdd, onClose }: AddFieldDialogProps) {
  const { control, register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { label: '', type: 'text', isRequired: false, isInTable: true },
  });

  const add = handleSubmit(async ({ label: typed, type, isRequired, isInTable }) => {
    const label = typed.trim();
    onAdd({ field: newField({ entity, label, type, isRequired, taken, entities }), isInTable });
    onClose();
  });

  return (
    <FormDialog
      title={texts.addField}
      submitLabel={texts.addField}
      isSubmitting={formState.isSubmitting}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        {...register('label', {
          validate: (label) => label.trim() !== '' || texts.fieldLabelHelp,
        })}
        label={texts.label}
        help={texts.fieldLabelHelp}
        error={formState.errors.label?.message}
        data-autofocus
        autoComplete="off"
      />
      <Controller
        name="type"
        control={control}
        render={({ field: { value, onChange } }) => (
          <RadioGroup value={value} onChange={onChange}>
            <Label className="font-medium text-muted text-xs">{texts.type}</Label>
            {/* Cuts an option in half, to show that the list goes on. */}
            <div
              className="mt-1 overflow-y-auto rounded-md border border-line px-3 py-1 text-sm"
              style={{ maxHeight: '18.625rem' }}
            >
              {typeNames.map((name) => {
                const [use, example] = aboutTypes[name];
                return (
                  <RadioOption key={name} value={name} label={use}>
                    <span className="text-muted">{texts.suchAs(example)}</span>
                  </RadioOption>
                );
              })}
            </div>
          </RadioGroup>
        )}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <label className="flex items-center gap-2">
          <Checkbox {...register('isRequired')} />
          {texts.mustBeFilledIn}
        </label>
        <label className="flex items-center gap-2">
          <Checkbox {...register('isInTable')} />
          {texts.showInTable}
        </label>
      </div>
    </FormDialog>
  );
}
