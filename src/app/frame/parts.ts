import { useEffect } from 'react';

export const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;
export const loadActivityDrawer = async () => (await import('./activity-drawer')).ActivityDrawer;
export const loadConfirmDialog = async () =>
  (await import('../../components/confirm-dialog')).ConfirmDialog;

/** Long enough for the first rows, which it must not delay. */
const WAIT_MS = 3000;

/** Fetches the frame's parts before they are wanted: when the connection is lost it is too late. */
export function usePartsAhead(): void {
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
