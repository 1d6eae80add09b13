import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new screen to the top, except after Back and Forward, and focuses it, also after a sign-in. */
export function useScreenFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname: path } = useLocation();
  const isRevisit = useNavigationType() === NavigationType.Pop;
  // A page that has just been loaded keeps the focus at its start, from where Tab goes to the skip link.
  const shown = useRef(isRevisit ? path : undefined);

  // With the screen, before anything in it gets the focus.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    if (!isRevisit) window.scrollTo(0, 0);
  }, [path, isRevisit]);

  return main;
}
