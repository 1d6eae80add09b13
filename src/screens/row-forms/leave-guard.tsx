import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { dropDrafts, hasDrafts } from '../../stores/session/drafts';
import { texts } from '../texts';

/**
 * Asks before users leave the screen or the page with unsaved changes. It does not block the redirect to
 * /login after an expired session, which the drafts outlive.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasDrafts() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login',
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={texts.unsavedTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        dropDrafts();
        blocker.proceed();
      }}
    >
      {texts.unsavedQuestion}
    </ConfirmDialog>
  );
}
