import { Description } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { texts } from '../texts';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** Defaults to `Cancel`. */
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = texts.cancel, busy, onConfirm, onCancel } = props;
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" busy={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Description as="div">{props.children}</Description>
    </Dialog>
  );
}
