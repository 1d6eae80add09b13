import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../components/controls/button';
import { Field } from '../components/controls/field';
import { TextInput } from '../components/controls/text-input';
import { Dialog, type DialogProps } from '../components/overlays/dialog';
import { texts } from './texts';

interface AskDialogProps {
  readonly title: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly help?: string;
  readonly confirmLabel: string;
  readonly size?: DialogProps['size'];
  readonly isDisabled?: boolean;
  /** Returns what is wrong with the text, or nothing once it has done what it is for. */
  readonly onConfirm: (text: string) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for one text, and closes when that was accepted. */
export function AskDialog({ isDisabled = false, onConfirm, onClose, ...props }: AskDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isDisabled || isBusy) return;
    setBusy(true);
    const problem = await onConfirm(text.trim());
    setBusy(false);
    setError(problem);
    if (problem === undefined) onClose();
  }

  return (
    <Dialog
      {...{ title: props.title, size: props.size ?? 'md' }}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="ask" busy={isBusy} disabled={isDisabled}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id="ask" className="flex flex-col gap-4" onSubmit={(event) => void confirm(event)}>
        <Field label={props.label} help={props.help} error={error}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              {...{ id, invalid, placeholder: props.placeholder }}
              data-autofocus
              autoComplete="off"
              aria-describedby={describedBy}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        {props.children}
      </form>
    </Dialog>
  );
}
