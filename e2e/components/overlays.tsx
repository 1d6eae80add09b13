import { type ReactNode, useState } from 'react';
import { Button } from '../../src/components/controls/button';
import { ConfirmDialog } from '../../src/components/overlays/confirm-dialog';
import { Dialog } from '../../src/components/overlays/dialog';
import { Drawer } from '../../src/components/overlays/drawer';
import { MenuButton } from '../../src/components/overlays/menu';
import { Alerts, Toasts } from '../../src/components/status/notices';

const long = 'What is long scrolls between title and buttons. '.repeat(60);

/** What opens above the page, in the theme of the system. */
export function Overlays() {
  const [shown, setShown] = useState<ReactNode>();
  const run = () => setShown(undefined);
  const close = { onClose: run, onCancel: run, onConfirm: run, onDismiss: run };
  const notice = { id: 1, text: 'Data Updated', action: { label: 'Undo', run } };
  const overlays = {
    Dialog: <Dialog {...{ ...close, title: 'Dialog', footer: 'Buttons', children: long }} />,
    Question: (
      <ConfirmDialog {...{ ...close, title: 'Remove?', confirmLabel: 'Remove', children: long }} />
    ),
    Drawer: <Drawer {...{ ...close, title: 'Drawer', children: long }} />,
    Toast: <Toasts {...close} toasts={[notice]} onOpen={() => undefined} />,
    Alert: <Alerts {...close} alerts={[notice]} />,
  };
  const items = [
    { label: 'Current', isCurrent: true, run },
    { label: 'Mine', note: 'only me', run, remove: { label: 'Remove', run } },
    { label: 'Save view', isApart: true, run },
  ];
  return (
    <>
      {Object.entries(overlays).map(([name, overlay]) => (
        <Button key={name} onClick={() => setShown(overlay)}>
          {name}
        </Button>
      ))}
      <MenuButton label="Menu" className="" items={items} />
      {shown}
    </>
  );
}
