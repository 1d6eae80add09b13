import { RadioGroup } from '@headlessui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Checkbox } from '../../components/controls/checkbox';
import { RadioOption } from '../../components/controls/radio-option';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { isTakenName } from '../../entities/check/taken-paths';
import { savedView } from '../../entities/wire/views';
import { describeFailure, firstMessages } from '../../stores/calls/describe-failure';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { PREVIEW } from '../../stores/session/draft-store';
import { useIsOffered } from '../../stores/session/rights';
import { saveView } from '../../stores/views/change-views';
import { FormError } from '../form-error';
import { dialogTexts } from '../row-forms/dialog-texts';
import { setSubmissionErrors } from '../set-submission-errors';
import { saveViewTexts } from './save-view-texts';
import { texts } from './texts';

interface SaveViewProps {
  /** The names of views that are part of the product. */
  readonly taken: readonly string[];
  readonly table: string;
  readonly address: string;
  readonly onClose: () => void;
}

const loadAddView = () => import('../../stores/studio/add-view');

const newView = (taken: readonly string[]) =>
  z.object({
    name: savedView.shape.name.check(
      z.refine(
        (name) => taken.every((one) => one.toLowerCase() !== name.toLowerCase()),
        saveViewTexts.taken,
      ),
    ),
    whose: z.string(),
    intoFile: z.boolean(),
  });

/** Asks for the name of a view, and who gets it. */
export function SaveView({ taken, table, address, onClose }: SaveViewProps) {
  const form = useForm({
    defaultValues: { name: '', whose: 'me', intoFile: false },
    resolver: zodResolver(newView(taken)),
  });
  const { control, register, watch } = form;
  const { errors, isSubmitting } = form.formState;

  // Hand-written screens have no file, and previews are of drafts.
  const hasFile = !isTakenName(table) && !table.startsWith(PREVIEW);
  const offersFile = useIsOffered('studio') && hasFile && watch('whose') === 'everyone';

  const save = form.handleSubmit(async ({ name, whose, intoFile }) => {
    if (offersFile && intoFile) {
      const studio = await loadOrAlert(loadAddView);
      if (!studio) return;
      const message = await studio.addViewToFile(table, name, address);
      return message === undefined
        ? onClose()
        : setSubmissionErrors(form, { kind: 'failed', message });
    }
    const settled = await saveView(table, { name, address, isShared: whose === 'everyone' });
    if (settled.ok) return onClose();
    const { failure } = settled;
    if (failure.kind === 'invalid')
      setSubmissionErrors(form, { kind: 'invalid', errors: firstMessages(failure.errors) });
    else setSubmissionErrors(form, { kind: 'failed', message: describeFailure(failure) });
  });

  return (
    <FormDialog
      title={texts.saveView}
      size="sm"
      submitLabel={dialogTexts.save}
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormError error={errors.root} />
      <TextField
        {...register('name')}
        label={saveViewTexts.viewName}
        error={errors.name?.message}
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
            aria-label={saveViewTexts.availableTo}
            className="flex gap-4"
          >
            <RadioOption value="me" label={texts.onlyMe} />
            <RadioOption value="everyone" label={saveViewTexts.everyone} />
          </RadioGroup>
        )}
      />
      {offersFile && (
        <label className="flex items-start gap-2 text-ink text-sm">
          <Checkbox {...register('intoFile')} className="mt-0.5" />
          <span>
            {saveViewTexts.intoFile}
            <span className="block text-muted text-xs">{saveViewTexts.intoFileHelp}</span>
          </span>
        </label>
      )}
    </FormDialog>
  );
}
