import '../../components/theme.css';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { LinkGroup } from '../links';
import { NavigationBar } from './navigation-bar';
import { ProgressBar } from './progress-bar';
import { Sidebar } from './sidebar';
import { texts } from './texts';
import { useScreenFocus } from './use-screen-focus';

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer')).MenuDrawer }));
const ActivityDrawer = lazy(async () => ({
  default: (await import('./activity-drawer')).ActivityDrawer,
}));

interface FrameProps {
  readonly groups: readonly LinkGroup[];
}

/** What stands around every screen behind the sign-in. */
export function Frame({ groups }: FrameProps) {
  const [drawer, setDrawer] = useState<'menu' | 'activity'>();
  const main = useScreenFocus();
  const close = () => setDrawer(undefined);
  const openActivity = () => setDrawer('activity');

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
      <NavigationBar onMenu={() => setDrawer('menu')} onActivity={openActivity} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
      >
        <Outlet />
      </main>
      <Suspense>
        {drawer === 'menu' && <MenuDrawer groups={groups} onClose={close} />}
        {drawer === 'activity' && <ActivityDrawer onClose={close} />}
      </Suspense>
    </div>
  );
}
