import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { useLazyOverlay } from '../../screens/loading/use-lazy-overlay';
import { hasDrafts } from '../../stores/session/draft-store';
import { useIsOffered } from '../../stores/session/rights';
import { useSession } from '../../stores/session/session';
import { signOut } from '../../stores/sign-in/sign-out';
import { AccountMenu } from './account-menu';
import { texts } from './texts';
import { ThemeSwitch } from './theme-switch';

const loadConfirmDialog = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;
const loadChangePassword = async () => (await import('./change-password')).ChangePassword;

/** The theme, the user's name and the Sign out button. Our own server also offers a menu for the account. */
export function SessionFoot() {
  const { user } = useSession();
  const offersAccount = useIsOffered('account');
  const [isBusy, setBusy] = useState(false);
  /** How to leave, while the user is asked about unsaved changes. */
  const [leaving, setLeaving] = useState({ how: signOut });
  const question = useLazyOverlay(loadConfirmDialog);
  const password = useLazyOverlay(loadChangePassword);

  async function ask(how: () => Promise<void>) {
    setLeaving({ how });
    await (hasDrafts() ? question.open() : leave(how));
  }

  async function leave(how: () => Promise<void>) {
    question.close();
    setBusy(true);
    await how();
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <ThemeSwitch />
      <div className="relative grid grid-cols-[1fr_auto] items-center gap-2 rail:grid-cols-1">
        {user && offersAccount ? (
          <AccountMenu username={user.username} onChangePassword={password.open} onLeave={ask} />
        ) : (
          <span
            title={user ? texts.signedInAs(user.username) : undefined}
            className="min-w-0 truncate pl-2 text-muted text-xs"
          >
            {user?.username}
          </span>
        )}
        <Button
          variant="ghost"
          size="sm"
          busy={isBusy}
          shape="leave"
          data-name={texts.signOut}
          className="rail:gap-0 rail:text-[0px]"
          data-command={texts.signOut}
          onClick={() => ask(signOut)}
        >
          {texts.signOut}
        </Button>
      </div>
      {user && password.Overlay && (
        <password.Overlay username={user.username} onClose={password.close} />
      )}
      {question.Overlay && (
        <question.Overlay
          title={texts.discardTitle}
          confirmLabel={texts.signOut}
          cancelLabel={texts.stay}
          onConfirm={() => void leave(leaving.how)}
          onCancel={question.close}
        >
          {texts.discardQuestion}
        </question.Overlay>
      )}
    </div>
  );
}
