import '../../components/theme.css';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { LinkGroup } from '../links';
import { NavigationBar } from './navigation-bar';
import { loadActivityDrawer, loadMenuDrawer, usePreloadedParts } from './parts';
import { ProgressBar } from './progress-bar';
import { Sidebar } from './sidebar';
import { texts } from './texts';
import { usePart } from './use-part';
import { useScreenFocus } from './use-screen-focus';

interface FrameProps {
  readonly groups: readonly LinkGroup[];
}

/** What stands around every screen behind the sign-in. */
export function Frame({ groups }: FrameProps) {
  const [drawer, setDrawer] = useState<'menu' | 'activity'>();
  const main = useScreenFocus();
  const { Part: MenuDrawer, ensurePart: ensureMenu } = usePart(loadMenuDrawer);
  const { Part: ActivityDrawer, ensurePart: ensureActivity } = usePart(loadActivityDrawer);
  usePreloadedParts();

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
      <Sidebar groups={groups} onActivity={openActivity} />
      <NavigationBar onMenu={openMenu} onActivity={openActivity} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
      >
        <Outlet />
      </main>
      {drawer === 'menu' && MenuDrawer && <MenuDrawer groups={groups} onClose={close} />}
      {drawer === 'activity' && ActivityDrawer && <ActivityDrawer onClose={close} />}
    </div>
  );
}
