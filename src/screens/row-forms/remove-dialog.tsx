import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { useIsShown } from '../../components/use-is-shown';
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
  const isOpen = useIsShown();
  return (
    <ConfirmDialog
      title={dialogTexts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={onClose}
      // A failure has no message (specification, Error catalogue), only an entry in the Activity panel.
      onConfirm={async () => {
        await onRemove();
        // Otherwise, the question about another row may be open by now.
        if (isOpen()) onClose();
      }}
    >
      {dialogTexts.removeQuestion(name, kind)}
      {children}
    </ConfirmDialog>
  );
}
