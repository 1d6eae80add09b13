import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openedModals } from '../components/overlays/opened-modals';
import { Alerts, Toasts } from '../components/status/notices';
import { dismissNotice, dismissToasts, noticesStore } from '../stores/calls/notices';
import { navigate, routerStore } from '../stores/session/router';

export function Notices() {
  const { toasts, alerts } = useStore(noticesStore);
  const router = useStore(routerStore, (state) => state.router);
  // What users turn to next has nothing to do with the last change, and must not be covered by its message.
  useEffect(() => openedModals.subscribe(dismissToasts), []);
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
