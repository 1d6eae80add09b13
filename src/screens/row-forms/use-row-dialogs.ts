import { useState } from 'react';
import type { Row } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import { readDraft, takeDraft, writeDraft } from '../../stores/session/drafts';
import { texts } from '../texts';

interface RowDialogs {
  readonly updated: Row | undefined;
  readonly removed: Row | undefined;
  /** These stay the same functions, so that the columns do. */
  readonly update: (row: Row) => void;
  readonly remove: (row: Row) => void;
  /** Closes the update dialog, and offers to restore unsaved changes. */
  readonly closeUpdate: () => void;
  readonly closeRemove: () => void;
}

/** The rows whose update and remove dialogs are open. `draftKey` is the key of the update form's draft. */
export function useRowDialogs(draftKey: string): RowDialogs {
  // Reopens a dialog that an expired session has closed.
  const [updated, setUpdated] = useState<Row | undefined>(() => readDraft(draftKey)?.row);
  const [removed, setRemoved] = useState<Row>();

  function closeUpdate() {
    setUpdated(undefined);
    const draft = takeDraft(draftKey);
    if (!draft) return;
    showToast(texts.discarded, {
      label: texts.restore,
      run: () => {
        writeDraft(draftKey, draft);
        setUpdated(draft.row);
      },
    });
  }

  return {
    updated,
    removed,
    update: setUpdated,
    remove: setRemoved,
    closeUpdate,
    closeRemove: () => setRemoved(undefined),
  };
}
