import type { PointerEvent } from 'react';

/** A text that is cut off can be read in full where the pointer rests on it. */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  const text = cell?.querySelector('.cell-text');
  if (!cell || !text) return;
  if (text.scrollHeight > text.clientHeight + 1) cell.title = text.textContent ?? '';
  else cell.removeAttribute('title');
}
