/**
 * A `ref`. When the focused button in the element disappears, the focus returns to where it was before it came into the
 * element, or moves to the element if that can have it, as a list does.
 */
export function returnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let focused: Element | undefined;
  let before: HTMLElement | undefined;
  const isGone = (one: Element) => !one.isConnected || one.closest('[inert]') !== null;

  const observer = new MutationObserver(() => {
    if (!focused || !isGone(focused)) return;
    // An inert element keeps the focus for a moment.
    const isLost = [document.body, focused].some((one) => one === document.activeElement);
    focused = undefined;
    if (isLost)
      (element.hasAttribute('tabindex') ? element : before)?.focus({ preventScroll: true });
  });
  observer.observe(element, { subtree: true, childList: true, attributeFilter: ['inert'] });

  const changes = new AbortController();
  element.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (target instanceof Element) focused = target;
      const isOutside = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget);
      if (isOutside) before = relatedTarget;
    },
    changes,
  );
  element.addEventListener(
    'focusout',
    () => {
      if (focused && !isGone(focused)) focused = undefined;
    },
    changes,
  );
  return () => {
    observer.disconnect();
    changes.abort();
  };
}
