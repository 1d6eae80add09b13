import { useState } from 'react';
import type { Row } from '../../entities/row';
import { readDraft } from '../../stores/session/drafts';

/**
 * The rows whose update and remove dialogs are open. `draftKey` is the key of the update form's draft. `update`
 * and `remove` stay the same functions, so that the columns do.
 */
export function useRowDialogs(draftKey: string) {
  // Reopens a dialog that an expired session has closed.
  const [updated, update] = useState<Row | undefined>(() => readDraft(draftKey)?.row);
  const [removed, remove] = useState<Row>();
  return { updated, removed, update, remove };
}
