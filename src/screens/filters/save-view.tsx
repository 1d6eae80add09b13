import { RadioGroup } from '@headlessui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { RadioOption } from '../../components/controls/radio-option';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { savedView } from '../../entities/wire/views';
import { describeFailure } from '../../stores/calls/describe-failure';
import { saveView } from '../../stores/views/views';
import { rowFormTexts } from '../row-forms/texts';
import { texts } from './texts';

interface SaveViewProps {
  /** The names of views that are part of the product. */
  readonly taken: readonly string[];
  readonly table: string;
  readonly address: string;
  readonly onClose: () => void;
}

const newView = z.object({ name: savedView.shape.name, whose: z.string() });

/** Asks for the name of a view, and whose it is. */
export function SaveView({ taken, table, address, onClose }: SaveViewProps) {
  const { control, register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', whose: 'me' },
    resolver: zodResolver(newView),
  });

  const save = handleSubmit(async ({ name, whose }) => {
    if (taken.some((one) => one.toLowerCase() === name.toLowerCase()))
      return setError('name', { message: texts.taken });
    const settled = await saveView(table, { name, address, isShared: whose === 'everyone' });
    if (settled.ok) onClose();
    else setError('name', { type: 'server', message: describeFailure(settled.failure) });
  });

  return (
    <FormDialog
      title={texts.saveView}
      size="sm"
      submitLabel={rowFormTexts.save}
      isSubmitting={formState.isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        {...register('name')}
        label={texts.viewName}
        error={formState.errors.name?.message}
        data-autofocus
        autoComplete="off"
      />
      <Controller
        name="whose"
        control={control}
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            aria-label={texts.forWhom}
            className="flex gap-4"
          >
            <RadioOption value="me" label={texts.onlyMe} />
            <RadioOption value="everyone" label={texts.everyone} />
          </RadioGroup>
        )}
      />
    </FormDialog>
  );
}
