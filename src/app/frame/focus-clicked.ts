/**
 * Focuses buttons that are clicked, as all browsers but Safari do: dialogs and menus give the focus back to what
 * had it. A field that keeps the focus while its list is clicked is left alone.
 */
export function focusClicked(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      const button = detail > 0 && target instanceof Element && target.closest('button');
      if (button && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
    },
    true,
  );
}
