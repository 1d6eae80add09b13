import { useEffect, useState } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { wait } from '../../common/wait';
import { hasDrafts } from '../../stores/session/draft-store';
import { dropOpenDrafts } from '../../stores/session/drafts';
import { useLazyOverlay } from '../loading/use-lazy-overlay';
import { texts } from './leave-guard-texts';

/** How long a link waits for the changes to be saved. */
const SAVE_MS = 1000;

const loadQuestion = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;

/** The drafts outlive the redirect to /login after an expired session. */
const losesDrafts: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasDrafts() && ![currentLocation.pathname, '/login'].includes(nextLocation.pathname);

function askIfTyped(event: BeforeUnloadEvent): void {
  if (hasDrafts()) event.preventDefault();
}

interface LeaveGuardProps {
  /** Saves the changes when a link is followed; users are asked about what it could not save. */
  readonly save?: (() => Promise<unknown>) | undefined;
}

/** Asks before users leave the screen or the page with unsaved changes. */
export function LeaveGuard({ save }: LeaveGuardProps) {
  const blocker = useBlocker(losesDrafts);
  const [asked, setAsked] = useState(blocker.location);
  const { Overlay: Question, open } = useLazyOverlay(loadQuestion);

  useBeforeUnload(askIfTyped);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed } = blocker;
    let isLatest = true;
    async function saveOrAsk() {
      if (save) await Promise.race([save(), wait(SAVE_MS)]);
      if (!isLatest) return;
      if (!hasDrafts()) return proceed();
      setAsked(location);
      void open();
    }
    void saveOrAsk();
    return () => {
      isLatest = false;
    };
  }, [blocker, save, open]);

  // `location` is a new object for each attempt.
  if (blocker.state !== 'blocked' || blocker.location !== asked || !Question) return null;
  return (
    <Question
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onCancel={blocker.reset}
      onConfirm={() => {
        dropOpenDrafts();
        blocker.proceed();
      }}
    >
      {texts.question}
    </Question>
  );
}
