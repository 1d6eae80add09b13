import type { KeyboardEvent } from 'react';

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
