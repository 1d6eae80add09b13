import { useId, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { useOffersHistory } from '../../stores/sign-in/load-user';
import { texts } from '../texts';
import { ConflictNotice, type ConflictProps } from './conflict-notice';

interface ConflictQuestionProps extends ConflictProps {
  readonly onCancel: () => void;
}

/**
 * Asks which value to keep in each field that two people have changed. Servers other than our own don't merge
 * the other fields, so there the choice is between all changes of either.
 */
export function ConflictQuestion({ onCancel, ...conflict }: ConflictQuestionProps) {
  const { labelOf, stored, mine, before, onSave } = conflict;
  const id = useId();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const names = Object.keys(mine).filter(
    (name) => stored[name] !== before[name] && stored[name] !== mine[name],
  );
  if (!useOffersHistory() || names.length === 0) return <ConflictNotice {...conflict} />;
  return (
    <Dialog
      title={texts.mergeTitle}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onSave(theirs)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{texts.mergeHelp}</p>
        {names.map((name) => {
          const others = theirs.filter((other) => other !== name);
          return (
            <div
              key={name}
              role="radiogroup"
              aria-labelledby={`${id}-${name}`}
              className="rounded-md border border-line p-3"
            >
              <p id={`${id}-${name}`} className="font-medium">
                {labelOf(name)}
              </p>
              <p className="mb-2 text-muted text-xs">{texts.original(before[name] ?? '')}</p>
              <Choice
                group={name}
                label={texts.mine}
                text={mine[name]}
                isChosen={!theirs.includes(name)}
                onChoose={() => setTheirs(others)}
              />
              <Choice
                group={name}
                label={texts.theirs}
                text={stored[name]}
                isChosen={theirs.includes(name)}
                onChoose={() => setTheirs([...others, name])}
              />
            </div>
          );
        })}
      </div>
    </Dialog>
  );
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
    <div className="flex items-baseline gap-2 py-1">
      <input
        type="radio"
        id={id}
        name={group}
        aria-describedby={`${id}-value`}
        className="size-4 shrink-0 self-center accent-accent"
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id} className="w-14 shrink-0 font-medium">
        {label}
      </label>
      <span id={`${id}-value`} className="wrap-anywhere whitespace-pre-line">
        {text || texts.emptyValue}
      </span>
    </div>
  );
}
