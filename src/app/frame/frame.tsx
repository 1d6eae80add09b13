import './progress-bar.css';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/controls/button';
import { Badge } from '../../components/status/badge';
import { Brand } from '../../screens/brand';
import { whenPainted } from '../../screens/loading/lazy-chunk';
import { useLazyOverlay } from '../../screens/loading/use-lazy-overlay';
import { usePreload } from '../../screens/loading/use-preload';
import { useActivity } from '../../stores/calls/activity';
import { useNavigation } from '../../stores/session/navigation';
import { useIsOffered } from '../../stores/sign-in/load-user';
import type { LinkGroup } from '../links';
import { ScreenLinks } from './screen-links';
import { SessionFoot } from './session-foot';
import { texts } from './texts';
import { useScreenFocus } from './use-screen-focus';

const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;
const loadActivityDrawer = async () => (await import('./activity-drawer')).ActivityDrawer;
const PRELOADED = [() => import('../later'), () => import('../shortcuts/press')];

const STUDIO: LinkGroup = {
  name: undefined,
  links: [{ route: '/studio', labelPlural: texts.studio, navigation: { icon: 'table', order: 0 } }],
};

interface FrameProps {
  readonly groups: readonly LinkGroup[];
  readonly children: ReactNode;
}

/** The navigation around every screen: a sidebar on wide pages, a bar with a menu on narrow ones. */
export function Frame({ groups, children }: FrameProps) {
  const main = useScreenFocus();
  const menu = useLazyOverlay(loadMenuDrawer);
  const failures = useActivity().length;
  const activity = useLazyOverlay(loadActivityDrawer);
  usePreload(PRELOADED);
  useEffect(() => {
    void whenPainted().then(() => import('../soon').catch(() => {}));
  }, []);
  const openPalette = async () => (await import('../shortcuts/overlays')).openOverlay('palette');
  const links = useIsOffered('studio') ? [...groups, STUDIO] : groups;

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
          onClick={menu.open}
        />
        <Brand className="max-[22rem]:text-[0px] lg:p-5" />
        <ScreenLinks
          groups={links}
          className="min-h-0 flex-1 overflow-y-auto border-line border-b px-3 pb-4 max-lg:hidden"
        />
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          shape="search"
          className="ml-auto before:static lg:mx-3 lg:mt-3 lg:justify-start lg:px-2"
          onClick={openPalette}
        >
          <span className="max-lg:sr-only">{texts.searchAll}</span>
        </Button>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          shape="activity"
          className="lg:mx-3 lg:mt-3 lg:justify-start lg:px-2"
          onClick={activity.open}
        >
          {texts.activity}{' '}
          {failures > 0 && (
            <Badge tone="danger">
              {failures} <span className="sr-only">{texts.failed}</span>
            </Badge>
          )}
        </Button>
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
      {menu.Overlay && <menu.Overlay groups={links} onClose={menu.close} />}
      {activity.Overlay && <activity.Overlay onClose={activity.close} />}
    </div>
  );
}

/** Shown while the next screen is loading. */
function ProgressBar() {
  const isLoading = useNavigation(({ next }) => next !== undefined);
  return isLoading && <div aria-hidden className="progress-bar" />;
}
