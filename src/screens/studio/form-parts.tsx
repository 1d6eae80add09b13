import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../components/controls/checkbox';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { texts } from './texts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list in the form, which can be unfolded. */
export function Part({ title, children }: PartProps) {
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-1.5 font-medium text-xs">{title}</summary>
      <ul className="max-h-56 divide-y divide-line overflow-y-auto border-line border-t px-3">
        {children}
      </ul>
    </details>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Swaps the item at this index with the next one. */
  readonly onSwap: (index: number) => void;
}

export function MoveButtons({ name, index, count, onSwap }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        size="sm"
        label={texts.moveUp(name)}
        icon={<Icon name="next" className="-rotate-90" />}
        disabled={index === 0}
        onClick={() => onSwap(index - 1)}
      />
      <IconButton
        size="sm"
        label={texts.moveDown(name)}
        icon={<Icon name="next" className="rotate-90" />}
        disabled={index === count - 1}
        onClick={() => onSwap(index)}
      />
    </span>
  );
}

interface CheckProps {
  readonly label: string;
  /** What screen readers say, where the label alone says too little. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, name, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <Checkbox
        id={id}
        aria-label={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
