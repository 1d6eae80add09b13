import { useState } from 'react';
import type { Row } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import { texts } from '../texts';
import { readRowDraft, takeRowDraft, writeRowDraft } from './row-draft';

/** The rows whose dialogs are open. */
export interface RowDialogs {
  readonly updated: Row | undefined;
  readonly removed: Row | undefined;
  /** Must be functions that stay the same, for the columns to stay the same. */
  readonly update: (row: Row) => void;
  readonly remove: (row: Row) => void;
  /** Closes the update dialog; what was changed in it can be had back. */
  readonly closeUpdate: () => void;
  readonly closeRemove: () => void;
}

/** `draftKey` is the one of the update dialog's form. */
export function useRowDialogs(draftKey: string): RowDialogs {
  // An expired session took the dialog away with what was typed in it: it comes back.
  const [updated, setUpdated] = useState<Row | undefined>(() => readRowDraft(draftKey)?.row);
  const [removed, setRemoved] = useState<Row>();

  function closeUpdate() {
    setUpdated(undefined);
    const draft = takeRowDraft(draftKey);
    if (!draft) return;
    showToast(texts.discarded, {
      label: texts.restore,
      run: () => {
        writeRowDraft(draftKey, draft);
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
