import type { KeyboardEvent } from 'react';
import type { Option } from './option';

const PAGE = 10;

/** The index that a key moves to in a list of options, or `undefined` if the key is not for the list. */
export function indexByKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  active: number,
  count: number,
): number | undefined {
  // With these, the keys select and move in the text.
  if (shiftKey || ctrlKey || metaKey) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

interface OpenList {
  readonly options: readonly Option[];
  /** The index of the active option. */
  readonly active: number;
  readonly onMove: (value: string | null) => void;
  readonly onClose: () => void;
}

/** Moves in a list, or closes it. Returns whether the key is for the list. */
export function pressInList(
  event: KeyboardEvent,
  { options, active, onMove, onClose }: OpenList,
): boolean {
  const index = indexByKey(event, active, options.length);
  if (index === undefined && event.key !== 'Escape') return false;
  event.preventDefault();
  if (index !== undefined) onMove(options[index]?.value ?? null);
  else {
    // Keeps a dialog around it open.
    event.stopPropagation();
    onClose();
  }
  return true;
}
