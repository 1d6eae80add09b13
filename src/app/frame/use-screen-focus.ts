import { useEffect, useRef } from 'react';
import { useNavigation } from '../../stores/session/navigation';

/** Scrolls a new screen to the top, except after Back and Forward, and focuses it. */
export function useScreenFocus() {
  const main = useRef<HTMLElement>(null);
  const path = useNavigation(({ here }) => here.path);
  const isRevisit = useNavigation((state) => state.isRevisit);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    if (!isRevisit) window.scrollTo(0, 0);
  }, [path, isRevisit]);

  return main;
}
