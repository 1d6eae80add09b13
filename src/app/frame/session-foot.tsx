import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { hasDrafts } from '../../stores/session/drafts';
import { useSession } from '../../stores/session/session';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { signOut } from '../../stores/sign-in/sign-out';
import { texts } from './texts';
import { ThemeSwitch } from './theme-switch';
import { useLazyComponent } from './use-lazy-component';

const loadConfirmDialog = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;
const loadAccountMenu = async () => (await import('./account-menu')).AccountMenu;

/** The theme, the user's name and the Sign out button. Our own server also offers a menu for the account. */
export function SessionFoot({ className = '' }: { readonly className?: string }) {
  const { user } = useSession();
  const offersAccount = useIsOffered('account');
  const [isBusy, setBusy] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  /** How to leave, while the user is asked about unsaved changes. */
  const [leaving, setLeaving] = useState<{ readonly how: () => Promise<void> }>();
  const [ConfirmDialog, ensureDialog] = useLazyComponent(loadConfirmDialog);
  const [AccountMenu, ensureMenu] = useLazyComponent(loadAccountMenu);

  async function ask(how: () => Promise<void>) {
    if (!hasDrafts()) await leave(how);
    else if (await ensureDialog()) setLeaving({ how });
  }

  async function leave(how: () => Promise<void>) {
    setLeaving(undefined);
    setBusy(true);
    await how();
    setBusy(false);
  }

  async function openMenu() {
    if (await ensureMenu()) setMenuOpen(true);
  }

  return (
    <div className={`flex flex-col gap-3 ${className}`}>
      <ThemeSwitch />
      <div className="relative flex items-center justify-between gap-2">
        {user && offersAccount ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.account(user.username)}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            shape="person"
            className="min-w-0 shrink justify-start"
            onClick={() => (isMenuOpen ? setMenuOpen(false) : void openMenu())}
          >
            <span className="truncate">{user.username}</span>
          </Button>
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
          data-command
          onClick={() => void ask(signOut)}
        >
          {texts.signOut}
        </Button>
        {user && AccountMenu && (
          <AccountMenu
            isOpen={isMenuOpen}
            username={user.username}
            onLeave={(how) => void ask(how)}
            onClose={() => setMenuOpen(false)}
          />
        )}
      </div>
      {leaving && ConfirmDialog && (
        <ConfirmDialog
          title={texts.discardTitle}
          confirmLabel={texts.signOut}
          cancelLabel={texts.stay}
          onConfirm={() => void leave(leaving.how)}
          onCancel={() => setLeaving(undefined)}
        >
          {texts.discardQuestion}
        </ConfirmDialog>
      )}
    </div>
  );
}
