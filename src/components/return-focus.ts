/**
 * A `ref`. When the focused button in the element disappears, the focus returns to where it was before it came into the
 * element, or moves to the element if that can have it, as a list does.
 */
export function returnFocus(element: HTMLElement | null): void {
  if (!element) return;
  let focused: Element | undefined;
  let before: EventTarget | null;

  element.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
    if (!isInside) before = relatedTarget;
    if (target instanceof Element) focused = target;
  });
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = undefined;
    const next = element.hasAttribute('tabindex') ? element : before;
    if (document.activeElement === document.body && next instanceof HTMLElement)
      next.focus({ preventScroll: true });
  }).observe(element, { subtree: true, childList: true });
}
