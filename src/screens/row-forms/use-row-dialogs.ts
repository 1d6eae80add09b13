import { useState } from 'react';
import type { Row } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import { readDraft, takeDraft, writeDraft } from '../../stores/session/drafts';
import { texts } from '../texts';

/**
 * The rows whose update and remove dialogs are open. `draftKey` is the key of the update form's draft. `update`
 * and `remove` stay the same functions, so that the columns do.
 */
export function useRowDialogs(draftKey: string) {
  // Reopens a dialog that an expired session has closed.
  const [updated, setUpdated] = useState<Row | undefined>(() => readDraft(draftKey)?.row);
  const [removed, setRemoved] = useState<Row>();

  /** Offers to restore unsaved changes. */
  function closeUpdate() {
    setUpdated(undefined);
    const draft = takeDraft(draftKey);
    if (!draft) return;
    const restore = () => {
      writeDraft(draftKey, draft);
      setUpdated(draft.row);
    };
    showToast(texts.discarded, { label: texts.restore, run: restore }, 'change');
  }

  const closeRemove = () => setRemoved(undefined);
  return { updated, removed, update: setUpdated, remove: setRemoved, closeUpdate, closeRemove };
}
