import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Dialog } from '../../components/overlays/dialog';
import { texts } from './texts';

interface NewConfigDialogProps {
  readonly taken: readonly string[];
  readonly onCreate: (name: string) => void;
  readonly onClose: () => void;
}

const FORM = 'new-config';

/** Asks for the name of a new entity. */
export function NewConfigDialog({ taken, onCreate, onClose }: NewConfigDialogProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function create() {
    if (!/^[a-z][a-zA-Z0-9]{0,63}$/.test(name)) setError(texts.nameWrong);
    else if (taken.includes(name)) setError(texts.nameTaken(name));
    else onCreate(name);
  }

  return (
    <Dialog
      title={texts.newConfig}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Field label={texts.name} help={texts.nameHelp} error={error}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              id={id}
              data-autofocus
              autoComplete="off"
              invalid={invalid}
              aria-describedby={describedBy}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
