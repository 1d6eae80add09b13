import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Dialog } from '../../components/overlays/dialog';
import { Badge } from '../../components/status/badge';
import { saveDrafts } from '../../stores/studio/drafts';
import { publish } from '../../stores/studio/publish';
import { useStudio } from '../../stores/studio/state';
import { FormErrors } from '../form-errors';
import { ImpactList } from './impact-region';
import { LineDiff } from './line-diff';
import { texts } from './texts';

const FORM = 'publish-form';

/** Shows all drafts and what they do to the rows, and publishes them together. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { configs, problems, impact } = useStudio((state) => state);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void saveDrafts(), []);
  const drafts = configs.filter(({ draft }) => draft);

  async function submit() {
    setBusy(true);
    const failure = await publish(note);
    setBusy(false);
    setError(failure);
    if (failure === undefined) onClose();
  }

  return (
    <Dialog
      title={texts.publishTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM}
            busy={isBusy}
            disabled={drafts.length === 0 || problems.length > 0}
          >
            {texts.publish}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormErrors errors={error === undefined ? [] : [error]} />
        <Field label={texts.note} help={texts.noteHelp}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              data-autofocus
              autoComplete="off"
              aria-describedby={describedBy}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        {problems.length > 0 && (
          <p className="text-danger">{texts.problemsLeft(problems.length)}</p>
        )}
        {drafts.length === 0 && <p className="text-muted">{texts.nothingToPublish}</p>}
        {drafts.map(({ name, live, draft }) => (
          <details key={name} className="rounded-md border border-line px-3 py-2">
            <summary className="cursor-pointer">
              <span className="mr-2 font-medium">{name}</span>
              <Badge tone={draft?.remove ? 'danger' : 'accent'}>
                {draft?.remove ? texts.removal : live ? texts.changed : texts.added}
              </Badge>
            </summary>
            <div className="mt-2">
              <LineDiff before={live?.text ?? ''} after={draft?.text ?? ''} />
            </div>
          </details>
        ))}
        <div>
          <h3 className="mb-1 font-semibold">{texts.impact}</h3>
          <ImpactList impact={impact} />
        </div>
      </form>
    </Dialog>
  );
}
