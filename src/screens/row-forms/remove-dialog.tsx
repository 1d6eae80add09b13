import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { useIsOpen } from '../../components/overlays/use-is-open';
import { texts } from '../texts';
import { dialogTexts } from './dialog-texts';

interface RemoveDialogProps {
  /** The row's name for users. */
  readonly name: string;
  /** The plural name of its kind. */
  readonly kind: string;
  readonly onRemove: () => Promise<unknown>;
  readonly onClose: () => void;
  /** What else users should know before. */
  readonly children?: ReactNode;
}

export function RemoveDialog({ name, kind, onRemove, onClose, children }: RemoveDialogProps) {
  const isOpen = useIsOpen();
  return (
    <ConfirmDialog
      title={dialogTexts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={onClose}
      // A failure has no message (specification, Error catalogue), only an entry in the Activity panel.
      onConfirm={async () => {
        await onRemove();
        if (isOpen()) onClose();
      }}
    >
      {dialogTexts.removeQuestion(name, kind)}
      {children}
    </ConfirmDialog>
  );
}
