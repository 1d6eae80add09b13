import { Drawer } from '../../components/overlays/drawer';
import type { LinkGroup } from '../links';
import { DemoNote } from './demo-note';
import { ScreenLinks } from './screen-links';
import { SessionFoot } from './session-foot';
import { texts } from './texts';
import { useDemoNote } from './use-demo-note';

interface MenuDrawerProps {
  readonly groups: readonly LinkGroup[];
  readonly onClose: () => void;
}

/** The navigation on narrow pages. */
export function MenuDrawer({ groups, onClose }: MenuDrawerProps) {
  const [hasNote, hideNote] = useDemoNote();
  return (
    <Drawer side="left" title={texts.menu} onClose={onClose}>
      <div className="flex min-h-full flex-col justify-between gap-6">
        <ScreenLinks groups={groups} onFollow={onClose} />
        {hasNote && <DemoNote onHide={hideNote} />}
        <SessionFoot />
      </div>
    </Drawer>
  );
}
