const CONTROLS = 'button, a, input, select, textarea, label';

/**
 * Focuses buttons that are clicked, as all browsers but Safari do: dialogs and menus give the focus back to what
 * had it. A field that keeps the focus while its list is clicked is left alone. A click elsewhere in a row focuses
 * the row, which the keys are for then, unless it ends a selection of text.
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
