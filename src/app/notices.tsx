import { Alerts, Toasts } from '../components/status/notices';
import { dismissNotice, useNotices } from '../stores/calls/notices';

/** The notices of the whole application. */
export function Notices() {
  const { toasts, alerts } = useNotices();
  return (
    <>
      <Alerts alerts={alerts} onDismiss={dismissNotice} />
      <Toasts toasts={toasts} onDismiss={dismissNotice} />
    </>
  );
}
