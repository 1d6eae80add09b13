import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { menuItems, moveInMenu } from '../../components/overlays/menu-keys';
import { loadLastSignIn, signOutEverywhere } from '../../stores/sign-in/account';
import { signOut } from '../../stores/sign-in/sign-out';
import { ChangePassword } from './change-password';
import { texts } from './texts';

interface AccountMenuProps {
  readonly isOpen: boolean;
  readonly username: string;
  readonly onLeave: (how: () => Promise<void>) => void;
  readonly onClose: () => void;
}

/** The menu above the Account button, and the dialog that it opens. */
export function AccountMenu({ isOpen, username, onLeave, onClose }: AccountMenuProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      {isOpen && (
        <Panel
          username={username}
          onChangePassword={() => setChanging(true)}
          onLeave={onLeave}
          onClose={onClose}
        />
      )}
      {isChanging && <ChangePassword username={username} onClose={() => setChanging(false)} />}
    </>
  );
}

interface PanelProps extends Omit<AccountMenuProps, 'isOpen'> {
  readonly onChangePassword: () => void;
}

function Panel({ username, onChangePassword, onLeave, onClose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);

  useEffect(() => menuItems(panel.current)[0]?.focus(), []);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const inside = target instanceof Node && panel.current?.parentElement?.contains(target);
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);

  function closeAndRestore() {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  function handleKeys(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      // A drawer around it stays open.
      event.stopPropagation();
      closeAndRestore();
    }
    if (event.key === 'Tab') onClose();
    moveInMenu(event);
  }

  const choose = (action: () => void) => () => {
    closeAndRestore();
    action();
  };

  return (
    <div
      ref={panel}
      className="absolute bottom-full left-0 z-30 mb-2 w-60 rounded-lg border border-line bg-raised p-1 text-ink shadow-lg"
    >
      <div className="px-2 py-1.5 text-muted text-xs">
        <p className="truncate font-medium text-ink text-sm">{username}</p>
        <LastSignIn />
      </div>
      <div role="menu" aria-label={texts.account(username)} onKeyDown={handleKeys}>
        <Item icon={<Icon name="key" size={14} />} onClick={choose(onChangePassword)}>
          {texts.changePassword}
        </Item>
        <Item
          icon={<Icon name="leave-everywhere" size={14} />}
          onClick={choose(() => onLeave(signOutEverywhere))}
        >
          {texts.signOutEverywhere}
        </Item>
        <Item icon={<Icon name="leave" size={14} />} onClick={choose(() => onLeave(signOut))}>
          {texts.signOut}
        </Item>
      </div>
    </div>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Item({ icon, onClick, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="flex h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-sunken focus:bg-sunken"
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** By it, people notice when someone else uses their account. */
function LastSignIn() {
  const [last, setLast] = useState<Awaited<ReturnType<typeof loadLastSignIn>>>();
  useEffect(() => {
    let isGone = false;
    void loadLastSignIn().then((found) => isGone || setLast(found));
    return () => {
      isGone = true;
    };
  }, []);
  // Its place is kept, so that the items do not move.
  if (last === undefined) return <p className="min-h-8" />;
  return (
    <p className="min-h-8 pt-0.5 wrap-anywhere">
      {last ? texts.lastSignIn(TIME.format(last.at), last.address) : texts.noLastSignIn}
    </p>
  );
}
