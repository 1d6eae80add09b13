const CONTROLS = 'button, a, input, select, textarea, label';

/**
 * Focuses a button when it is clicked, as all browsers but Safari do: dialogs and menus return the focus to the
 * element that had it. A field keeps the focus while its list is clicked. A click elsewhere in a row focuses the row,
 * so that keys act on it, unless the click ends a selection of text.
 */
export function focusClicked(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      if (detail === 0 || !(target instanceof Element)) return;
      const clicked = target.closest('button') ?? rowOf(target);
      if (!clicked || !document.activeElement?.contains(clicked)) return;
      if (clicked instanceof HTMLTableRowElement) clicked.tabIndex = -1;
      if (clicked instanceof HTMLElement) clicked.focus({ preventScroll: true });
    },
    true,
  );
}

function rowOf(target: Element): Element | null {
  if (target.closest(CONTROLS) || !getSelection()?.isCollapsed) return null;
  return target.closest('main tr.data-row');
}
