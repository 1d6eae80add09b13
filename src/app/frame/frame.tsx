import './progress-bar.css';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Brand } from '../../screens/brand';
import { usePreload } from '../../screens/loading/use-preload';
import { useNavigation } from '../../stores/session/navigation';
import { useIsOffered } from '../../stores/sign-in/load-user';
import type { LinkGroup } from '../links';
import { ActivityButton } from './activity-button';
import { ScreenLinks } from './screen-links';
import { SessionFoot } from './session-foot';
import { texts } from './texts';
import { useLazyComponent } from './use-lazy-component';
import { useScreenFocus } from './use-screen-focus';

const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;
const loadActivityDrawer = async () => (await import('./activity-drawer')).ActivityDrawer;
const PRELOADED = [() => import('../later'), () => import('../shortcuts/press')];

const STUDIO: LinkGroup = {
  name: undefined,
  links: [{ to: '/studio', name: texts.studio, icon: 'table' }],
};

interface FrameProps {
  readonly groups: readonly LinkGroup[];
  readonly children: ReactNode;
}

/** The navigation around every screen: a sidebar on wide pages, a bar with a menu on narrow ones. */
export function Frame({ groups, children }: FrameProps) {
  const [drawer, setDrawer] = useState<'menu' | 'activity'>();
  const main = useScreenFocus();
  const [MenuDrawer, ensureMenu] = useLazyComponent(loadMenuDrawer);
  const [ActivityDrawer, ensureActivity] = useLazyComponent(loadActivityDrawer);
  usePreload(PRELOADED);
  const links = useIsOffered('studio') ? [...groups, STUDIO] : groups;

  const close = () => setDrawer(undefined);
  const openMenu = async () => {
    if (await ensureMenu()) setDrawer('menu');
  };
  const openActivity = async () => {
    if (await ensureActivity()) setDrawer('activity');
  };

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only rounded-md bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {texts.skip}
      </a>
      <ProgressBar />
      <header className="sticky top-0 z-30 flex items-center gap-2 border-line border-b bg-raised px-2 py-1.5 lg:z-auto lg:h-dvh lg:flex-col lg:items-stretch lg:gap-0 lg:border-r lg:border-b-0 lg:p-0">
        <Button
          variant="ghost"
          className="lg:hidden"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          shape="menu"
          onClick={openMenu}
        />
        <Brand className="lg:p-5" />
        <ScreenLinks
          groups={links}
          className="min-h-0 flex-1 overflow-y-auto border-line border-b px-3 pb-4 max-lg:hidden"
        />
        <ActivityButton onClick={openActivity} />
        <SessionFoot className="p-3 max-lg:hidden" />
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
      >
        {children}
      </main>
      {drawer === 'menu' && MenuDrawer && <MenuDrawer groups={links} onClose={close} />}
      {drawer === 'activity' && ActivityDrawer && <ActivityDrawer onClose={close} />}
    </div>
  );
}

/** Shown while the next screen is loading. */
function ProgressBar() {
  const isLoading = useNavigation(({ next }) => next !== undefined);
  return isLoading && <div aria-hidden className="progress-bar" />;
}
