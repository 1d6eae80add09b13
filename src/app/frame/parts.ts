import { useEffect } from 'react';
import { loadConfirmDialog } from './load-confirm-dialog';

export const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;
export const loadActivityDrawer = async () => (await import('./activity-drawer')).ActivityDrawer;

/** Long enough for the first rows, which it must not delay. */
const WAIT_MS = 3000;

/** Fetches the frame's parts before they are wanted: when the connection is lost it is too late. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [
        loadMenuDrawer,
        loadActivityDrawer,
        loadConfirmDialog,
        () => import('../notices'),
      ])
        load().catch(() => {});
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
}
