import { useSyncExternalStore } from 'react';

/** Where tables become lists of cards: the breakpoint `sm` (cards.css). */
export const [usePhone, isPhone] = media('(width < 40rem)');

/** Where the sidebar is a rail of icons: the variant `rail` (theme.css). */
export const [useRail] = media('(64rem <= width < 80rem)');

/** Where the Config Studio has one column: below the breakpoint `xl`. */
export const [useOneColumn] = media('(width < 80rem)');

/** Where focusing an input opens a keyboard over the page. */
export const [, isTouchScreen] = media('(pointer: coarse)');

/** A hook that follows whether a media query matches, and a function that checks it once. */
function media(query: string) {
  // Tests have no media queries.
  const list = () => window.matchMedia?.(query);
  const matches = () => list()?.matches ?? false;
  const subscribe = (listener: () => void) => {
    const watched = list();
    watched?.addEventListener('change', listener);
    return () => watched?.removeEventListener('change', listener);
  };
  return [() => useSyncExternalStore(subscribe, matches), matches] as const;
}
