import { useEffect } from 'react';
import { dropDrafts, hasDrafts } from '../../stores/session/drafts';
import { navigationStore, useNavigation } from '../../stores/session/navigation';
import { useLazyOverlay } from '../loading/use-lazy-overlay';
import { texts } from '../texts';

const loadQuestion = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;

/**
 * Asks before users leave the screen or the page with unsaved changes. It does not block the redirect to
 * /login after an expired session, which the drafts outlive.
 */
export function LeaveGuard() {
  const leave = useNavigation((state) => state.leave);
  const { Overlay: Question, open } = useLazyOverlay(loadQuestion);

  useEffect(() => {
    navigationStore.setState({ asksBefore: (path) => hasDrafts() && path !== '/login' });
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      navigationStore.setState({ asksBefore: undefined, leave: undefined });
    };
  }, []);

  useEffect(() => {
    if (leave) void open();
  }, [leave, open]);

  if (!leave || !Question) return null;
  return (
    <Question
      title={texts.unsavedTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onCancel={() => navigationStore.setState({ leave: undefined })}
      onConfirm={() => {
        dropDrafts();
        navigationStore.setState({ leave: undefined });
        leave();
      }}
    >
      {texts.unsavedQuestion}
    </Question>
  );
}
