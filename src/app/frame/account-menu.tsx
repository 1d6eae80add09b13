import { Menu, MenuButton } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { MenuAction, MenuPanel } from '../../components/overlays/menu';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { signOut } from '../../stores/sign-in/sign-out';
import { accountTexts } from './account-texts';
import { texts } from './texts';

/** Loads with the first input. */
const loadAccount = () => import('../../stores/sign-in/own-account');

const KEY = 'M9 13l9-9M14 8l3 3M4 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0z';
const LEAVE = 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';

interface AccountMenuProps {
  readonly username: string;
  readonly onChangePassword: () => void;
  readonly onLeave: (how: () => Promise<void>) => void;
}

/** The user's name, as a button that opens what can be done with the account. */
export function AccountMenu({ username, onChangePassword, onLeave }: AccountMenuProps) {
  return (
    <Menu>
      <MenuButton as={AccountButton} username={username} />
      <MenuPanel to="top start">
        <div className="px-2 py-1.5 text-muted text-xs">
          <p className="truncate font-medium text-ink text-sm">{username}</p>
          <LastSignIn />
        </div>
        <MenuAction onClick={onChangePassword}>
          <Icon path={KEY} size={14} />
          {accountTexts.changePassword}
        </MenuAction>
        <MenuAction onClick={() => onLeave(signOutEverywhere)}>
          <Icon path={LEAVE} size={14} />
          {accountTexts.signOutEverywhere}
        </MenuAction>
        <MenuAction onClick={() => onLeave(signOut)}>
          <Icon path={LEAVE} size={14} />
          {texts.signOut}
        </MenuAction>
      </MenuPanel>
    </Menu>
  );
}

async function signOutEverywhere() {
  const account = await loadOrAlert(loadAccount);
  await account?.signOutEverywhere();
}

interface AccountButtonProps extends ButtonProps {
  readonly username: string;
}

function AccountButton({ username, ...button }: AccountButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="person"
      aria-label={texts.account(username)}
      {...button}
      className="min-w-0 shrink justify-start rail:justify-center rail:gap-0 rail:text-[0px]"
    >
      <span className="truncate">{username}</span>
    </Button>
  );
}

/** Shows the last sign-in, so that people notice when someone else uses their account. */
function LastSignIn() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    void loadAccount()
      .then((account) => account.describeLastSignIn())
      .then(setText, () => {});
  }, []);
  // Its space is reserved, so that the items do not move.
  return <p className="min-h-8 pt-0.5 wrap-anywhere">{text}</p>;
}
