import { Badge } from '../../components/status/badge';
import { publish } from '../../stores/studio/publish';
import { useStudio } from '../../stores/studio/state';
import { AskDialog } from '../ask-dialog';
import { ImpactList } from './impact-list';
import { LineDiff } from './line-diff';
import { texts } from './texts';

/** Shows all drafts and what they do to the rows, and publishes them together. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const drafts = useStudio((state) => state.configs).filter(({ draft }) => draft);
  const problems = useStudio((state) => state.problems.length);
  return (
    <AskDialog
      title={texts.publish}
      label={texts.note}
      help={texts.noteHelp}
      confirmLabel={texts.publish}
      isDisabled={drafts.length === 0 || problems > 0}
      onConfirm={publish}
      onClose={onClose}
    >
      {problems > 0 && <p className="text-danger">{texts.problemsLeft(problems)}</p>}
      {drafts.length === 0 && <p className="text-muted">{texts.nothingToPublish}</p>}
      {drafts.map(({ name, live, draft }) => (
        <details key={name} className="rounded-md border border-line px-3 py-2">
          <summary className="cursor-pointer">
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
    </AskDialog>
  );
}
