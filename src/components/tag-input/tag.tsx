import { X } from 'lucide-react';
import { texts } from './texts';

interface TagProps {
  readonly value: string;
  readonly onRemove: (value: string) => void;
}

export function Tag({ value, onRemove }: TagProps) {
  return (
    <span className="inline-flex h-6 max-w-full items-center rounded bg-sunken pl-2 text-ink text-xs">
      <span className="truncate">{value}</span>
      <button
        type="button"
        aria-label={texts.remove(value)}
        title={texts.remove(value)}
        onClick={() => onRemove(value)}
        className="grid size-6 shrink-0 place-items-center rounded text-muted hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
