import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../components/controls/checkbox';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { Badge } from '../../components/status/badge';
import { saveDrafts } from '../../stores/studio/drafts';
import { publish } from '../../stores/studio/publish';
import { studioStore, useStudio } from '../../stores/studio/state';
import { FormError } from '../form-error';
import { setSubmissionErrors } from '../set-submission-errors';
import { ImpactList } from './impact-list';
import { LineDiff } from './line-diff';
import { texts } from './texts';

/** Shows all drafts and what they do to the rows, and publishes them together. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const drafts = useStudio((state) => state.configs).filter(({ draft }) => draft);
  const problems = useStudio((state) => state.problems.length);
  const impact = useStudio((state) => state.impact);
  const isImpactOutdated = useStudio((state) => state.isImpactOutdated);
  const isExposing = impact?.some(({ kind }) => kind === 'exposed') ?? false;
  // Without the impact, only the server knows whether exposing values must be confirmed.
  const mayExpose = isExposing || impact === undefined;
  const form = useForm({
    defaultValues: { note: studioStore.getState().note, exposes: false },
  });
  const { register, watch } = form;
  const { errors, isSubmitting } = form.formState;

  const [isSaving, setSaving] = useState(true);
  // So that the dialog also shows the latest edits.
  useEffect(() => void saveDrafts().then(() => setSaving(false)), []);

  const submit = form.handleSubmit(async ({ note, exposes }) => {
    const publication = await publish(note.trim(), exposes);
    if (publication.kind === 'failed') setSubmissionErrors(form, publication);
    else onClose();
  });

  return (
    <FormDialog
      title={texts.publish}
      submitLabel={texts.publish}
      isSubmitting={isSubmitting}
      // Editors see the impact before they publish, and the button doesn't move once it is enabled.
      disabled={
        isSaving ||
        drafts.length === 0 ||
        problems > 0 ||
        isImpactOutdated ||
        (isExposing && !watch('exposes'))
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError error={errors.root} />
      <TextField
        {...register('note')}
        label={texts.note}
        help={texts.noteHelp}
        data-autofocus
        autoComplete="off"
      />
      {problems > 0 && <p className="text-danger">{texts.problemsLeft(problems)}</p>}
      {drafts.length === 0 && <p className="text-muted">{texts.nothingToPublish}</p>}
      {drafts.map(({ name, live, draft }) => (
        <details
          key={name}
          open={drafts.length === 1}
          className="rounded-md border border-line px-3 py-2 max-sm:py-0"
        >
          <summary className="cursor-pointer max-sm:leading-11">
            <span className="mr-2 font-medium">{name}</span>
            <Badge tone={draft?.remove ? 'danger' : 'accent'}>
              {draft?.remove ? texts.removed : live ? texts.changed : texts.added}
            </Badge>
          </summary>
          <LineDiff before={live?.text ?? ''} after={draft?.text ?? ''} />
        </details>
      ))}
      <div>
        <h3 className="mb-1 font-semibold">{texts.impact}</h3>
        <ImpactList />
      </div>
      {mayExpose && (
        <label className="flex items-center gap-2 text-danger">
          <Checkbox {...register('exposes')} />
          {texts.exposes}
        </label>
      )}
    </FormDialog>
  );
}
