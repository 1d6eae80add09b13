/**
 * A `ref`. When the focused button in the element disappears, the focus returns to where it was before it came into the
 * element, or moves to the element if that can have it, as a list does.
 */
export function returnFocus(element: HTMLElement | null): void {
  if (!element) return;
  let focused: Element | null;
  let before: EventTarget | null;
  const isGone = () => !focused?.isConnected || focused.closest('[inert]');

  element.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (relatedTarget && !element.contains(relatedTarget as Node)) before = relatedTarget;
    focused = target as Element;
  });
  // Chrome reports it before an element is removed: only later is it known whether that has happened.
  element.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (!isGone() && document.activeElement !== focused) focused = null;
    }),
  );
  new MutationObserver(() => {
    if (!focused || !isGone()) return;
    // An inert element keeps the focus for a moment.
    const isLost = [document.body, focused].includes(document.activeElement as Element);
    focused = null;
    const next = element.hasAttribute('tabindex') ? element : before;
    if (isLost && next instanceof HTMLElement) next.focus({ preventScroll: true });
  }).observe(element, { subtree: true, childList: true, attributes: true });
}
