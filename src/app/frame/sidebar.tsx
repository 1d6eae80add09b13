import { Brand } from '../../screens/brand';
import type { LinkGroup } from '../links';
import { ActivityButton } from './activity-button';
import { ScreenLinks } from './screen-links';
import { SessionFoot } from './session-foot';

interface SidebarProps {
  readonly groups: readonly LinkGroup[];
  readonly onActivity: () => void;
}

/** The navigation at the side of a wide page. */
export function Sidebar({ groups, onActivity }: SidebarProps) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-raised lg:flex">
      <div className="px-5 py-5">
        <Brand />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        <ScreenLinks groups={groups} />
      </div>
      <div className="flex flex-col gap-3 border-line border-t p-3">
        <ActivityButton onClick={onActivity} />
        <SessionFoot />
      </div>
    </header>
  );
}
