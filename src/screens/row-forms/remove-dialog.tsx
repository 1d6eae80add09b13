import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { texts } from '../texts';

interface RemoveDialogProps {
  /** The row's name for users. */
  readonly name: string;
  /** The plural name of its kind. */
  readonly kind: string;
  readonly onRemove: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function RemoveDialog({ name, kind, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={texts.removeTitle(name)}
      confirmLabel={texts.remove}
      onCancel={onClose}
      // A failure has no message (specification, Error catalogue), only an entry in the Activity panel.
      onConfirm={() => onRemove().then(onClose)}
    >
      {texts.removeQuestion(name, kind)}
    </ConfirmDialog>
  );
}
