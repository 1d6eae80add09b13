import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { wait } from '../../common/wait';
import { openModals } from '../../components/overlays/open-modals';
import { useLazyOverlay } from '../../screens/loading/use-lazy-overlay';
import { draftStore, hasDrafts } from '../../stores/session/draft-store';
import { dropOpenDrafts } from '../../stores/session/drafts';
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

/** Asks before users leave the screen or the page with unsaved changes. Back closes an open dialog first. */
export function LeaveGuard() {
  const closeModal = useRef<() => void>(undefined);
  const blocker = useBlocker(
    useCallback<BlockerFunction>((step) => {
      closeModal.current =
        step.historyAction === 'POP' ? openModals.getState().at(-1)?.onBack : undefined;
      return closeModal.current !== undefined || losesDrafts(step);
    }, []),
  );
  const { Overlay: Question, open, close } = useLazyOverlay(loadQuestion);

  useBeforeUnload(askIfTyped);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (closeModal.current) {
      reset();
      closeModal.current();
      return;
    }
    const { save } = draftStore.getState();
    let isLatest = true;
    async function saveOrAsk() {
      if (save) await Promise.race([save(), wait(SAVE_MS)]);
      if (!isLatest) return;
      if (hasDrafts()) void open();
      else proceed();
    }
    void saveOrAsk();
    return () => {
      isLatest = false;
    };
  }, [blocker, open]);

  if (blocker.state !== 'blocked' || !Question) return null;
  return (
    <Question
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onCancel={() => {
        close();
        blocker.reset();
      }}
      onConfirm={() => {
        close();
        dropOpenDrafts();
        blocker.proceed();
      }}
    >
      {texts.question}
    </Question>
  );
}
