import { RadioGroup } from '@headlessui/react';
import { Controller, useForm } from 'react-hook-form';
import { RadioOption } from '../../components/controls/radio-option';
import { FormDialog } from '../../components/overlays/form-dialog';
import type { Row } from '../../entities/row';
import { conflictTexts } from './conflict-texts';
import { dialogTexts } from './dialog-texts';

type Texts = Readonly<Record<string, string>>;

interface ConflictQuestionProps {
  /** What was changed, within a sentence. */
  readonly what?: string;
  readonly labelOf: (name: string) => string;
  /** The current texts of the row. */
  readonly stored: Texts;
  /** Only the texts that the user has changed. */
  readonly mine: Readonly<Record<string, string | undefined>>;
  /** The texts of the row when the dialog was opened. */
  readonly before: Texts;
  /** Who has changed what and when, if the server says so. */
  readonly changes?: readonly Row[];
  /** Saves some of the user's changes. */
  readonly onSave: (mine: readonly string[]) => void;
  readonly onCancel: () => void;
}

/**
 * Asks which value to keep in each field that two people have changed. Other servers also reject changes of different
 * fields, so with these it asks about everything that the user has changed.
 */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { what = 'this', labelOf, stored, mine, before, changes = [], onSave, onCancel } = props;
  const own = Object.keys(mine).filter((name) => stored[name] !== mine[name]);
  const theirs = Object.keys(stored).filter((name) => stored[name] !== before[name]);
  const clashing = own.filter((name) => theirs.includes(name));
  const changeOf = (name: string) => changes.find(({ label }) => label === labelOf(name));
  const names = clashing.length > 0 ? clashing : own;
  const others = theirs.filter((name) => !names.includes(name));
  const { control, handleSubmit, formState } = useForm<Record<string, 'mine' | 'theirs'>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, 'mine'])),
  });
  const save = handleSubmit((choices) =>
    onSave(Object.keys(mine).filter((name) => choices[name] !== 'theirs')),
  );
  return (
    <FormDialog
      title={conflictTexts.mergeTitle}
      submitLabel={dialogTexts.save}
      isSubmitting={formState.isSubmitting}
      onSubmit={save}
      onClose={onCancel}
    >
      <p className="text-muted">{conflictTexts.mergeHelp(what)}</p>
      {names.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              value={value}
              onChange={onChange}
              aria-label={labelOf(name)}
              className="rounded-md border border-line p-3"
            >
              <p className="font-medium">{labelOf(name)}</p>
              <p className="mb-2 text-muted text-xs">
                {conflictTexts.original(before[name] ?? '')}
                <ChangedBy change={changeOf(name)} />
              </p>
              <RadioOption value="mine" label={conflictTexts.mine} labelWidth="3.5rem">
                {mine[name] || conflictTexts.emptyValue}
              </RadioOption>
              <RadioOption value="theirs" label={conflictTexts.theirs} labelWidth="3.5rem">
                {stored[name] || conflictTexts.emptyValue}
              </RadioOption>
            </RadioGroup>
          )}
        />
      ))}
      {others.map((name) => (
        <p key={name} className="wrap-anywhere whitespace-pre-line text-muted">
          {conflictTexts.alsoChanged(labelOf(name), stored[name] ?? '')}
          <ChangedBy change={changeOf(name)} />
        </p>
      ))}
    </FormDialog>
  );
}

function ChangedBy({ change }: { readonly change: Row | undefined }) {
  if (!change) return null;
  return <span className="block text-xs">{conflictTexts.changedBy(change.by, change.at)}</span>;
}
