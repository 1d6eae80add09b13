import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new screen to the top, except after Back and Forward, and focuses it. */
export function useScreenFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [pathname, isBackOrForward]);

  return main;
}
