import { Description } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** Defaults to `Cancel`. */
  readonly cancelLabel?: string;
  /** The dialog is busy until this is done. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation before something is removed or discarded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel: label, cancelLabel, onConfirm: run, onCancel, children } = props;
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onCancel}
      action={{ label, cancelLabel, variant: 'danger', run }}
    >
      <Description as="div">{children}</Description>
    </Dialog>
  );
}
