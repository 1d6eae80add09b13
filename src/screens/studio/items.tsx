import type { ReactNode } from 'react';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { texts } from './texts';

interface ItemsProps {
  readonly title: string;
  /** The name of each item. */
  readonly names: readonly string[];
  /** Swaps the item at this index with the next one. */
  readonly onSwap: (index: number) => void;
  /** The controls of an item. */
  readonly children: (index: number, name: string) => ReactNode;
}

/** A list that can be unfolded, and whose items can be moved. */
export function Items({ title, names, onSwap, children }: ItemsProps) {
  const move = (index: number, isUp: boolean, label: string) => (
    <IconButton
      size="sm"
      label={label}
      icon={<Icon name="next" className={isUp ? '-rotate-90' : 'rotate-90'} />}
      aria-disabled={index === (isUp ? 0 : names.length - 1)}
      onClick={() => onSwap(isUp ? index - 1 : index)}
    />
  );
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-1.5 font-medium text-xs max-sm:leading-8">
        {title}
      </summary>
      <ul className="divided border-line border-t px-3 text-xs">
        {names.map((name, index) => (
          <li key={name || index} className="flex flex-wrap items-center gap-2 py-1.5">
            {children(index, name)}
            <span className="flex">
              {move(index, true, texts.moveUp(name))}
              {move(index, false, texts.moveDown(name))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
