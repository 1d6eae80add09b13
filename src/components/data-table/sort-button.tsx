import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names';

interface SortButtonProps {
  readonly direction: 'asc' | 'desc' | undefined;
  readonly align: 'start' | 'end' | undefined;
  readonly onClick: () => void;
  readonly children: string;
}

/** A header that sorts. Its direction is told by the header's `aria-sort`. */
export function SortButton({ direction, align, onClick, children }: SortButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'group/sort -outline-offset-2 flex h-full w-full items-center gap-1 px-4 font-medium hover:text-ink',
        align === 'end' ? 'justify-end text-right' : 'text-left',
        direction && 'text-ink',
      )}
      onClick={onClick}
    >
      <span className="wrap-anywhere line-clamp-2">{children}</span>
      <SortMark direction={direction} />
    </button>
  );
}

function SortMark({ direction }: Pick<SortButtonProps, 'direction'>) {
  if (direction === 'asc') return <ArrowUp size={14} aria-hidden className={SORTED} />;
  if (direction === 'desc') return <ArrowDown size={14} aria-hidden className={SORTED} />;
  return (
    <ChevronsUpDown
      size={14}
      aria-hidden
      className="shrink-0 opacity-40 group-hover/sort:opacity-100"
    />
  );
}

const SORTED = 'shrink-0 text-accent';
