import { useState } from 'react';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { texts } from '../texts';

interface RemoveDialogProps {
  /** What people call the row. */
  readonly name: string;
  /** What people call all of its kind. */
  readonly kind: string;
  readonly onRemove: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a row is removed. */
export function RemoveDialog({ name, kind, onRemove, onClose }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      busy={isBusy}
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={onClose}
      onConfirm={async () => {
        setBusy(true);
        await onRemove();
        // A failed removal says nothing (specification, Error catalogue); the Activity panel has it.
        onClose();
      }}
    >
      {texts.removeQuestion(name, kind)}
    </ConfirmDialog>
  );
}
