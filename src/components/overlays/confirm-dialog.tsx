import { Description } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { texts } from '../texts';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  /** `Cancel` when left out. */
  readonly cancelLabel?: string;
  /** What is confirmed can't be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
  confirmLabel,
  cancelLabel = texts.cancel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      size="sm"
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Description as="div">{children}</Description>
    </Dialog>
  );
}
