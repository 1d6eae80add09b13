import { useEffect, useRef } from 'react';

/**
 * Returns a function that says whether a dialog is still open. What it has started may end after it was closed, when
 * closing it again would close the dialog of another row.
 */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}
