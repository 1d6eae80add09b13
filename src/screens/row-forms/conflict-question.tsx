import { useId } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { FormDialog } from '../../components/overlays/form-dialog';
import type { Row } from '../../entities/row';
import { texts } from '../texts';
import { rowFormTexts } from './texts';

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
  /** Who has changed what and when, if the server says it. */
  readonly changes?: readonly Row[];
  /** Saves some of the user's changes. */
  readonly onSave: (mine: readonly string[]) => void;
  readonly onCancel: () => void;
}

/**
 * Asks which value to keep in each field that two people have changed. Servers other than our own reject changes of
 * different fields, too: there it asks about all that the user has changed.
 */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { what = 'this', labelOf, stored, mine, before, changes = [], onSave, onCancel } = props;
  const id = useId();
  const own = Object.keys(mine).filter((name) => stored[name] !== mine[name]);
  const theirs = Object.keys(stored).filter((name) => stored[name] !== before[name]);
  const clashing = own.filter((name) => theirs.includes(name));
  const changeOf = (name: string) => changes.find(({ label }) => label === labelOf(name));
  const names = clashing.length > 0 ? clashing : own;
  const others = theirs.filter((name) => !names.includes(name));
  const { register, handleSubmit, formState } = useForm<Record<string, 'mine' | 'theirs'>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, 'mine'])),
  });
  const save = handleSubmit((choices) =>
    onSave(Object.keys(mine).filter((name) => choices[name] !== 'theirs')),
  );
  return (
    <FormDialog
      title={rowFormTexts.mergeTitle}
      submitLabel={texts.save}
      isSubmitting={formState.isSubmitting}
      onSubmit={save}
      onClose={onCancel}
    >
      <p className="text-muted">{rowFormTexts.mergeHelp(what)}</p>
      {names.map((name) => (
        <div
          key={name}
          role="radiogroup"
          aria-labelledby={`${id}-${name}`}
          className="rounded-md border border-line p-3"
        >
          <p id={`${id}-${name}`} className="font-medium">
            {labelOf(name)}
          </p>
          <p className="mb-2 text-muted text-xs">
            {rowFormTexts.original(before[name] ?? '')}
            <ChangedBy change={changeOf(name)} />
          </p>
          <Choice {...register(name)} value="mine" label={rowFormTexts.mine} text={mine[name]} />
          <Choice
            {...register(name)}
            value="theirs"
            label={rowFormTexts.theirs}
            text={stored[name]}
          />
        </div>
      ))}
      {others.map((name) => (
        <p key={name} className="wrap-anywhere whitespace-pre-line text-muted">
          {rowFormTexts.alsoChanged(labelOf(name), stored[name] ?? '')}
          <ChangedBy change={changeOf(name)} />
        </p>
      ))}
    </FormDialog>
  );
}

function ChangedBy({ change }: { readonly change: Row | undefined }) {
  if (!change) return null;
  return <span className="block text-xs">{rowFormTexts.changedBy(change.by, change.at)}</span>;
}

interface ChoiceProps extends UseFormRegisterReturn {
  readonly value: 'mine' | 'theirs';
  readonly label: string;
  readonly text: string | undefined;
}

function Choice({ label, text, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex items-baseline gap-2 py-1 max-sm:items-center">
      <input
        {...input}
        type="radio"
        aria-label={label}
        aria-describedby={`${id}-value`}
        className="size-4 shrink-0 self-center accent-accent"
      />
      <span className="w-14 shrink-0 font-medium">{label}</span>
      <span id={`${id}-value`} className="wrap-anywhere whitespace-pre-line">
        {text || rowFormTexts.emptyValue}
      </span>
    </label>
  );
}
