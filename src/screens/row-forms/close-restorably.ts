import { noticesStore, showChange } from '../../stores/calls/notices';
import { takeDraft, writeDraft } from '../../stores/session/drafts';
import { routerStore } from '../../stores/session/router';
import { texts } from '../texts';
import type { UpdateDialogProps } from './update-frame';

type Closing = Pick<UpdateDialogProps, 'draftKey' | 'onClose' | 'onReopen'>;

/** Closes an update dialog, and offers to restore unsaved changes as long as its screen is open. */
export function closeRestorably(dialog: Closing): void {
  const { draftKey, onClose, onReopen } = dialog;
  const draft = takeDraft(draftKey);
  onClose();
  if (!draft) return;
  const restore = () => {
    // The dialog of another row may be open by now.
    closeRestorably(dialog);
    writeDraft(draftKey, draft);
    if (draft.row) onReopen(draft.row);
  };
  showChange(texts.discarded, { label: texts.restore, run: restore });
  whenScreenIsLeft(() =>
    noticesStore.setState(({ toasts, undo }) => ({
      toasts: toasts.filter(({ action }) => action?.run !== restore),
      undo: undo?.run === restore ? undefined : undo,
    })),
  );
}

function whenScreenIsLeft(run: () => void): void {
  const { router } = routerStore.getState();
  const path = router?.state.location.pathname;
  const stop = router?.subscribe(({ location }) => {
    if (location.pathname === path) return;
    stop?.();
    run();
  });
}
