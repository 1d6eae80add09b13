import { Menu, MenuButton, MenuSeparator } from '@headlessui/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../src/components/controls/button';
import { ConfirmDialog } from '../../src/components/overlays/confirm-dialog';
import { Dialog } from '../../src/components/overlays/dialog';
import { Drawer } from '../../src/components/overlays/drawer';
import { MenuAction, MenuPanel } from '../../src/components/overlays/menu';
import { Alerts, Toasts } from '../../src/components/status/notices';

const long = 'What is long scrolls between title and buttons. '.repeat(60);

/** Everything that opens above the page, in the theme of the system. */
export function Overlays() {
  const [shown, setShown] = useState<ReactNode>();
  const run = () => setShown(undefined);
  const close = { onClose: run, onCancel: run, onConfirm: run, onDismiss: run };
  const notice = { id: 1, text: 'Data Updated', action: { label: 'Undo', run } };
  const overlays = {
    Dialog: (
      <Dialog {...close} title="Dialog" footer="Buttons">
        {long}
      </Dialog>
    ),
    Question: (
      <ConfirmDialog {...close} title="Remove?" confirmLabel="Remove">
        {long}
      </ConfirmDialog>
    ),
    Drawer: (
      <Drawer {...close} title="Drawer">
        {long}
      </Drawer>
    ),
    Toast: <Toasts {...close} toasts={[notice]} onOpen={() => undefined} />,
    Alert: <Alerts {...close} alerts={[notice]} />,
  };
  return (
    <>
      {Object.entries(overlays).map(([name, overlay]) => (
        <Button key={name} onClick={() => setShown(overlay)}>
          {name}
        </Button>
      ))}
      <Menu>
        <MenuButton as={Button}>Menu</MenuButton>
        <MenuPanel to="bottom end">
          <MenuAction>One</MenuAction>
          <MenuAction>Two</MenuAction>
          <MenuSeparator className="my-1 border-line border-t" />
          <MenuAction>Apart</MenuAction>
        </MenuPanel>
      </Menu>
      {shown}
    </>
  );
}
