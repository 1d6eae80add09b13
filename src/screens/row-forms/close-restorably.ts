import { takeDraft, writeDraft } from '../../stores/session/drafts';
import { offerRestore } from './offer-restore';
import type { RowDialogProps } from './update-frame';

type Closing = Pick<RowDialogProps, 'draftKey' | 'onClose' | 'onReopen'>;

/** Closes an update dialog, and offers to restore unsaved changes while its screen is open. */
export function closeRestorably(dialog: Closing): void {
  const { draftKey, onClose, onReopen } = dialog;
  const draft = takeDraft(draftKey);
  onClose();
  if (!draft) return;
  offerRestore(() => {
    // The dialog of another row may be open by now.
    closeRestorably(dialog);
    writeDraft(draftKey, draft);
    if (draft.row) onReopen(draft.row);
  });
}
