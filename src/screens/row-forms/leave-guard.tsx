import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { hasDrafts } from '../../stores/session/draft-store';
import { dropDrafts } from '../../stores/session/drafts';
import { useLazyOverlay } from '../loading/use-lazy-overlay';
import { texts } from './leave-guard-texts';

const loadQuestion = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;

/** The drafts outlive the redirect to /login after an expired session. */
const losesDrafts: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasDrafts() && ![currentLocation.pathname, '/login'].includes(nextLocation.pathname);

/** Asks before users leave the screen or the page with unsaved changes. */
export function LeaveGuard() {
  const blocker = useBlocker(losesDrafts);
  const { Overlay: Question, open } = useLazyOverlay(loadQuestion);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  useEffect(() => {
    // A new object for each attempt, so if the question couldn’t be loaded, the next link asks again.
    if (blocker.location) void open();
  }, [blocker.location, open]);

  if (blocker.state !== 'blocked' || !Question) return null;
  return (
    <Question
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onCancel={blocker.reset}
      onConfirm={() => {
        dropDrafts();
        blocker.proceed();
      }}
    >
      {texts.question}
    </Question>
  );
}
