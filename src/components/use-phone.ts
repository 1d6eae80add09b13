import { useSyncExternalStore } from 'react';

/** Where tables become lists of cards: the breakpoint `sm` (cards.css). */
const QUERY = '(width < 40rem)';

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** Tests have no media queries. */
const query = () => window.matchMedia?.(QUERY);

export function isPhone(): boolean {
  return query()?.matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const watched = query();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
}
