import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { savedView } from '../../entities/wire/views';
import { describeFailure } from '../../stores/calls/describe-failure';
import { saveView } from '../../stores/views/views';
import { texts as shared } from '../texts';
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
  const { register, handleSubmit, setError, formState } = useForm({
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
      submitLabel={shared.save}
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
      <div role="radiogroup" aria-label={texts.forWhom} className="flex gap-4">
        <label className="flex items-center gap-2.5 py-1">
          <input {...register('whose')} type="radio" value="me" className="accent-accent" />
          {texts.onlyMe}
        </label>
        <label className="flex items-center gap-2.5 py-1">
          <input {...register('whose')} type="radio" value="everyone" className="accent-accent" />
          {texts.everyone}
        </label>
      </div>
    </FormDialog>
  );
}
