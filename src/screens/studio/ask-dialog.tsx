import { type ReactNode, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Dialog } from '../../components/overlays/dialog';
import { texts } from './texts';

interface AskDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly confirmLabel: string;
  readonly isDisabled?: boolean;
  /** Returns what is wrong with the text, or nothing once it has done what it is for. */
  readonly onConfirm: (text: string) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const FORM = 'ask-form';

/** Asks for one text, and closes when that was accepted. */
export function AskDialog(props: AskDialogProps) {
  const { title, label, help, confirmLabel, isDisabled, onConfirm, onClose, children } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const problem = await onConfirm(text);
    setBusy(false);
    setError(problem);
    if (problem === undefined) onClose();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={isBusy} disabled={isDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDisabled && !isBusy) void confirm();
        }}
      >
        <Field label={label} help={help} error={error}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              {...{ id, invalid }}
              data-autofocus
              autoComplete="off"
              aria-describedby={describedBy}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        {children}
      </form>
    </Dialog>
  );
}
