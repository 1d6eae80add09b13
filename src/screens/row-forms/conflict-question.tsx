import { useId, useState } from 'react';
import { Dialog } from '../../components/overlays/dialog';
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
 * Asks which value to keep in each field that two people have changed. Servers other than our own refuse changes of
 * different fields, too: there it asks about all that the user has changed.
 */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { what = 'this', labelOf, stored, mine, before, changes = [], onSave, onCancel } = props;
  const id = useId();
  const [kept, setKept] = useState<readonly string[]>(Object.keys(mine));
  const own = Object.keys(mine).filter((name) => stored[name] !== mine[name]);
  const theirs = Object.keys(stored).filter((name) => stored[name] !== before[name]);
  const clashing = own.filter((name) => theirs.includes(name));
  const changeOf = (name: string) => changes.find(({ label }) => label === labelOf(name));
  const names = clashing.length > 0 ? clashing : own;
  const others = theirs.filter((name) => !names.includes(name));
  return (
    <Dialog
      title={rowFormTexts.mergeTitle}
      onClose={onCancel}
      action={{ label: texts.save, run: () => onSave(kept) }}
    >
      <div className="flex flex-col gap-4">
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
            <Choice
              group={name}
              label={rowFormTexts.mine}
              text={mine[name]}
              isChosen={kept.includes(name)}
              onChoose={() => setKept([...kept, name])}
            />
            <Choice
              group={name}
              label={rowFormTexts.theirs}
              text={stored[name]}
              isChosen={!kept.includes(name)}
              onChoose={() => setKept(kept.filter((other) => other !== name))}
            />
          </div>
        ))}
        {others.map((name) => (
          <p key={name} className="wrap-anywhere whitespace-pre-line text-muted">
            {rowFormTexts.alsoChanged(labelOf(name), stored[name] ?? '')}
            <ChangedBy change={changeOf(name)} />
          </p>
        ))}
      </div>
    </Dialog>
  );
}

function ChangedBy({ change }: { readonly change: Row | undefined }) {
  if (!change) return null;
  return <span className="block text-xs">{rowFormTexts.changedBy(change.by, change.at)}</span>;
}

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly text: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ group, label, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex items-baseline gap-2 py-1 max-sm:items-center">
      <input
        type="radio"
        aria-label={label}
        name={group}
        aria-describedby={`${id}-value`}
        className="size-4 shrink-0 self-center accent-accent"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="w-14 shrink-0 font-medium">{label}</span>
      <span id={`${id}-value`} className="wrap-anywhere whitespace-pre-line">
        {text || rowFormTexts.emptyValue}
      </span>
    </label>
  );
}
