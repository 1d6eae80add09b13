import { useStore } from 'zustand';
import { Alerts, Toasts } from '../components/status/notices';
import { dismissNotice, noticesStore } from '../stores/calls/notices';
import { navigate } from '../stores/session/router';

export function Notices() {
  const { toasts, alerts } = useStore(noticesStore);
  return (
    <>
      <Alerts alerts={alerts} onDismiss={dismissNotice} />
      <Toasts toasts={toasts} onDismiss={dismissNotice} onOpen={navigate} />
    </>
  );
}
