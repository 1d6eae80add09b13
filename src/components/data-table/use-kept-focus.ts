import { type FocusEvent, useEffect, useRef } from 'react';
import { isTouchScreen } from '../breakpoints';

interface Focused {
  readonly element: HTMLElement;
  readonly table: HTMLElement;
  /** Where to look for another control if the element goes. */
  readonly next: () => Element | null | undefined;
}

/**
 * When the focused control of a table disappears with its row, or is disabled on the last page, the control that
 * takes its place gets the focus. Returns handlers for the element around the table.
 */
export function useKeptFocus() {
  const last = useRef<Focused>(undefined);

  useEffect(() => {
    if (!last.current || !isGone(last.current.element)) return;
    const { element, table, next } = last.current;
    // A disabled element keeps the focus for a moment.
    if (![document.body, element].some((one) => one === document.activeElement)) return;
    const place = next()?.querySelector<HTMLElement>(CONTROLS);
    // Search comes first, but focusing it on a touch screen would open the keyboard.
    const first = isTouchScreen() ? 'button:enabled' : CONTROLS;
    (place ?? table.querySelector<HTMLElement>(first))?.focus({ preventScroll: true });
  });

  return {
    onFocus({ target: element, currentTarget: table }: FocusEvent<HTMLElement>) {
      // A menu is outside the table's element, and returns the focus itself.
      const isInTable = table.contains(element);
      last.current = isInTable ? { element, table, next: placeOf(element) } : undefined;
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!relatedTarget && !isGone(target)) last.current = undefined;
    },
  };
}

const CONTROLS = 'a, :is(button, input, select):enabled';

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function placeOf(element: HTMLElement): Focused['next'] {
  const cell = element.closest('td');
  const body = cell?.closest('tbody');
  const { parentElement } = element;
  if (!cell || !body) return () => (parentElement?.isConnected ? parentElement : null);
  const column = cell.cellIndex;
  const index = [...body.rows].findIndex((row) => row.contains(cell));
  return () => body.rows[Math.min(index, body.rows.length - 1)]?.cells[column];
}
