import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { hasDrafts } from '../../stores/session/drafts';
import { useSession } from '../../stores/session/session';
import { signOut } from '../../stores/sign-in/sign-out';
import { texts } from './texts';
import { ThemeSwitch } from './theme-switch';
import { useLazyComponent } from './use-lazy-component';

export const loadConfirmDialog = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;

/** The theme, the user's name and the Sign out button. */
export function SessionFoot({ className = '' }: { readonly className?: string }) {
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [ConfirmDialog, ensureDialog] = useLazyComponent(loadConfirmDialog);

  async function ask() {
    if (await ensureDialog()) setAsking(true);
  }

  async function leave() {
    setAsking(false);
    setBusy(true);
    await signOut();
    setBusy(false);
  }

  return (
    <div className={`flex flex-col gap-3 ${className}`}>
      <ThemeSwitch />
      <div className="flex items-center justify-between gap-2 pl-2">
        <span
          title={user ? texts.signedInAs(user.username) : undefined}
          className="min-w-0 truncate text-muted text-xs"
        >
          {user?.username}
        </span>
        <Button
          variant="ghost"
          size="sm"
          busy={isBusy}
          shape="leave"
          onClick={() => void (hasDrafts() ? ask() : leave())}
        >
          {texts.signOut}
        </Button>
      </div>
      {isAsking && ConfirmDialog && (
        <ConfirmDialog
          title={texts.discardTitle}
          confirmLabel={texts.signOut}
          cancelLabel={texts.stay}
          onConfirm={() => void leave()}
          onCancel={() => setAsking(false)}
        >
          {texts.discardQuestion}
        </ConfirmDialog>
      )}
    </div>
  );
}
