import { useState } from 'react';
import type { Row } from '../../entities/row';
import { readDraft } from '../../stores/session/draft-store';

/**
 * The rows whose update and remove dialogs are open: at first, the row of the draft, whose dialog an expired session
 * has closed. `draftKey` is the key of the update form's draft. The functions stay the same, so that the columns do.
 */
export function useRowDialogs(draftKey: string) {
  const [editedRow, setEditedRow] = useState<Row | undefined>(() => readDraft(draftKey)?.row);
  const [rowToRemove, setRowToRemove] = useState<Row>();
  return { editedRow, setEditedRow, rowToRemove, setRowToRemove };
}
