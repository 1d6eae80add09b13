import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { useSession } from '../../stores/session/session';
import { settleConflict } from '../../stores/studio/drafts';
import { closeConflict, textOf, useStudio } from '../../stores/studio/state';
import { LineDiff } from './line-diff';
import { texts } from './texts';

/** Asks whose text to keep when another editor has also saved or published one. */
export function ConflictDialog() {
  const conflict = useStudio((state) => state.conflict);
  const { user } = useSession();
  if (!conflict) return null;
  const { name, what, draft, live, wanted, isDiscarded } = conflict;
  const isLive = what === 'live';
  const theirs = isLive ? live : draft;
  const by = isLive ? live?.publishedBy : draft?.editedBy;
  const isOwn = by !== undefined && by === user?.username;
  const mine = { text: textOf(name), removal: '', discard: live?.text ?? '' }[wanted];
  return (
    <Dialog
      title={texts.conflictTitle(name)}
      size="lg"
      onClose={closeConflict}
      footer={
        <>
          <Button onClick={() => void settleConflict(false)}>{texts.takeTheirs}</Button>
          <Button variant="primary" onClick={() => void settleConflict(true)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="mb-3">
        {isDiscarded
          ? texts.discardedConflict
          : isOwn
            ? texts.ownConflict(isLive)
            : texts.conflict(by, isLive)}
      </p>
      <LineDiff before={theirs?.text ?? ''} after={mine} />
    </Dialog>
  );
}
