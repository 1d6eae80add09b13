import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Dialog } from '../../components/overlays/dialog';
import type { View } from '../../entities/wire/views';
import { saveView } from '../../stores/views/views';
import { texts as shared } from '../texts';
import { texts } from './texts';

interface SaveViewProps {
  readonly known: readonly View[];
  readonly table: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whose it is. */
export function SaveView({ known, table, address, onClose }: SaveViewProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const same = known.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());

  async function save() {
    if (same && same.id === undefined) return setError(texts.taken);
    setBusy(true);
    const problem = await saveView(table, { name, address, isShared });
    setBusy(false);
    setError(problem);
    if (problem === '') onClose();
  }

  return (
    <Dialog
      title={texts.saveView}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button variant="primary" type="submit" form="save-view" busy={isBusy}>
            {shared.save}
          </Button>
        </>
      }
    >
      <form
        id="save-view"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={texts.viewName}
          error={error || undefined}
          help={same ? texts.replaces : undefined}
        >
          {({ id, invalid, describedBy }) => (
            <TextInput
              {...{ id, invalid, value: name }}
              aria-describedby={describedBy}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <div role="radiogroup" aria-label={texts.forWhom} className="flex gap-4">
          {[false, true].map((value) => (
            <label key={String(value)} className="flex items-center gap-2.5 py-1">
              <input
                type="radio"
                name="for-whom"
                className="accent-accent"
                checked={isShared === value}
                onChange={() => setShared(value)}
              />
              {value ? texts.everyone : texts.onlyMe}
            </label>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
