import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Focuses a new screen, including the first one after a sign-in, and scrolls it to the top, except after Back and
 * Forward.
 */
export function useScreenFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname: path } = useLocation();
  const isRevisit = useNavigationType() === NavigationType.Pop;
  // After the page has loaded, the focus stays at its start, so that Tab goes to the skip link.
  const shown = useRef(isRevisit ? path : undefined);

  // A layout effect runs before anything in the screen takes the focus.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    if (!isRevisit) window.scrollTo(0, 0);
  }, [path, isRevisit]);

  return main;
}
