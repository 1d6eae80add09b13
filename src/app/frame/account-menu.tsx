import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { Menu } from '../../components/overlays/menu';
import { loadLastSignIn, signOutEverywhere } from '../../stores/sign-in/account';
import { signOut } from '../../stores/sign-in/sign-out';
import { overlayTexts } from './overlay-texts';
import { texts } from './texts';

interface AccountMenuProps {
  readonly username: string;
  readonly onChangePassword: () => void;
  readonly onLeave: (how: () => Promise<void>) => void;
  readonly onClose: () => void;
}

export function AccountMenu(props: AccountMenuProps) {
  const { username, onChangePassword, onLeave, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);

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
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the menu in it.
    <div
      ref={panel}
      onKeyDown={handleKeys}
      className="absolute bottom-full left-0 z-30 mb-2 w-60 rounded-lg border border-line bg-raised p-1 text-ink shadow-lg"
    >
      <div className="px-2 py-1.5 text-muted text-xs">
        <p className="truncate font-medium text-ink text-sm">{username}</p>
        <LastSignIn />
      </div>
      <Menu
        label={texts.account(username)}
        items={[
          item(overlayTexts.changePassword, 'key', onChangePassword),
          item(overlayTexts.signOutEverywhere, 'leave-everywhere', () =>
            onLeave(signOutEverywhere),
          ),
          item(texts.signOut, 'leave', () => onLeave(signOut)),
        ]}
        onClose={closeAndRestore}
      />
    </div>
  );
}

function item(label: string, icon: ComponentProps<typeof Icon>['name'], run: () => void) {
  return { label, icon: <Icon name={icon} size={14} />, run };
}

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** By it, people notice when someone else uses their account. */
function LastSignIn() {
  const [last, setLast] = useState<Awaited<ReturnType<typeof loadLastSignIn>>>();
  useEffect(() => {
    void loadLastSignIn().then(setLast);
  }, []);
  // Its place is kept, so that the items do not move.
  if (last === undefined) return <p className="min-h-8" />;
  return (
    <p className="min-h-8 pt-0.5 wrap-anywhere">
      {last
        ? overlayTexts.lastSignIn(TIME.format(last.at), last.address)
        : overlayTexts.noLastSignIn}
    </p>
  );
}
