import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openModals } from '../components/overlays/open-modals';
import { Alerts, Toasts } from '../components/status/notices';
import { dismissNotice, dismissToasts, noticesStore } from '../stores/calls/notices';
import { navigate, routerStore } from '../stores/session/router';

/** Renders the messages of the store. */
export function Notices() {
  const { toasts, alerts } = useStore(noticesStore);
  const router = useStore(routerStore, (state) => state.router);
  // A message must not cover a dialog or a screen that it has nothing to do with.
  useEffect(
    () =>
      openModals.subscribe(({ length }, before) => {
        if (length > before.length) dismissToasts();
      }),
    [],
  );
  useEffect(() => {
    let screen = router?.state.location.pathname;
    return router?.subscribe(({ location: { pathname } }) => {
      if (pathname !== screen) dismissToasts();
      screen = pathname;
    });
  }, [router]);
  return (
    <>
      <Alerts alerts={alerts} onDismiss={dismissNotice} />
      <Toasts toasts={toasts} onDismiss={dismissNotice} onOpen={navigate} />
    </>
  );
}
