import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '../controls/button';
import { texts } from '../texts';
import { Dialog, type DialogProps } from './dialog';

interface FormDialogProps extends Omit<DialogProps, 'action'> {
  readonly submitLabel: string;
  /** Defaults to `Cancel`. */
  readonly cancelLabel?: string;
  readonly isSubmitting: boolean;
  readonly disabled?: boolean;
  readonly onSubmit: (event: SyntheticEvent) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A dialog around a form, with a button that submits it beside one that closes it. */
export function FormDialog({
  submitLabel,
  cancelLabel = texts.cancel,
  isSubmitting,
  disabled,
  onSubmit,
  footer,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {footer}
          <Button onClick={dialog.onClose}>{cancelLabel}</Button>
          <Button type="submit" form={id} variant="primary" busy={isSubmitting} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble from a dialog to the component that opened it, which may be in another form.
          event.stopPropagation();
          // Keys can submit the form even if its button is busy or disabled.
          if (!isSubmitting && !disabled) void onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
