import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import { useChunk } from '../../components/loading/use-chunk';
import { Badge } from '../../components/status/badge';
import { Brand } from '../../screens/brand';
import { lazyChunk, whenPainted } from '../../screens/loading/lazy-chunk';
import { useLazyOverlay } from '../../screens/loading/use-lazy-overlay';
import { usePreload } from '../../screens/loading/use-preload';
import { useActivity } from '../../stores/calls/activity';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { confirmationStore } from '../../stores/session/rights';
import { allowedLinks, type LinkGroup, ownScreens } from '../links';
import { ScreenLinks } from './screen-links';
import { texts } from './texts';
import { useDemoNote } from './use-demo-note';
import { useScreenFocus } from './use-screen-focus';

const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;
const loadActivityDrawer = async () => (await import('./activity-drawer')).ActivityDrawer;
const loadOverlays = () => import('../shortcuts/overlays');
// Not a `lazyChunk`, which waits for the next paint: this contains the screen.
const loadAllowedScreen = () => import('./allowed-screen');
const DemoNote = lazyChunk(
  async () => (await import('./demo-note')).DemoNote,
  ({ className }) => <div className={className} />,
);
const LeaveGuard = lazyChunk(async () => (await import('./leave-guard')).LeaveGuard);
const SessionFoot = lazyChunk(async () => (await import('./session-foot')).SessionFoot);
const PRELOADED = [() => import('../chunks/on-first-input'), () => import('../shortcuts/press')];

interface FrameProps {
  readonly groups: readonly LinkGroup[];
}

/**
 * The navigation around every screen: a sidebar on wide pages, a rail of icons on medium ones, and a bar with a menu
 * on narrow ones.
 */
export function Frame({ groups }: FrameProps) {
  const menu = useLazyOverlay(loadMenuDrawer);
  const failures = useActivity().length;
  const activity = useLazyOverlay(loadActivityDrawer);
  const [hasNote, hideNote] = useDemoNote();
  usePreload(PRELOADED);
  useEffect(() => {
    void whenPainted().then(() => import('../chunks/after-first-rows').catch(() => {}));
  }, []);
  const openPalette = async () => (await loadOrAlert(loadOverlays))?.openOverlay('palette');
  const rights = useStore(confirmationStore, (state) => state.rights);
  const offers = useStore(confirmationStore, (state) => state.offers);
  const allowed = useChunk(loadAllowedScreen, rights !== undefined);
  const own = ownScreens.filter(({ name }) => offers.includes(name));
  const links = allowedLinks([...groups, { name: undefined, links: own }]);

  return (
    <div className="min-h-dvh lg:pl-16 xl:pl-56">
      <a
        href="#main"
        className="sr-only rounded-md bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {texts.skip}
      </a>
      <ProgressBar />
      <header className="sticky top-0 z-30 flex items-center gap-2 border-line border-b bg-raised px-2 py-1.5 lg:fixed lg:bottom-0 lg:left-0 xl:z-auto lg:w-16 lg:flex-col lg:items-stretch lg:gap-0 lg:border-r lg:border-b-0 lg:p-0 xl:w-56">
        <Button
          variant="ghost"
          className="lg:hidden"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          shape="menu"
          onClick={menu.open}
        />
        <Brand className="max-[22rem]:text-[0px] lg:p-5 rail:pb-2 rail:text-[0px]" />
        <ScreenLinks
          groups={links}
          className="min-h-0 flex-1 overflow-y-auto border-line border-b px-3 pb-4 max-lg:hidden"
        />
        {hasNote && (
          // The placeholder is as tall as the note, so that no link moves from under the pointer.
          <DemoNote className="mx-3 mt-1 min-h-14 max-xl:hidden" onHide={hideNote} />
        )}
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          shape="search"
          data-name={texts.searchAll}
          className="ml-auto before:static lg:mx-3 lg:mt-1 xl:mt-3 xl:justify-start xl:gap-2.5 xl:px-2"
          onClick={openPalette}
        >
          <span className="max-xl:sr-only">{texts.searchAll}</span>
        </Button>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          shape="activity"
          data-name={texts.activity}
          className="lg:mx-3 lg:mt-1 xl:mt-3 xl:justify-start xl:gap-2 xl:px-2 rail:gap-0 rail:text-[0px]"
          onClick={activity.open}
        >
          {texts.activity}{' '}
          {failures > 0 && (
            <Badge tone="danger">
              {failures} <span className="sr-only">{texts.failed}</span>
            </Badge>
          )}
        </Button>
        {/* As tall as the content that loads into it, so that nothing above it moves. */}
        <div className="min-h-24 p-3 max-lg:hidden rail:min-h-47">
          <SessionFoot />
        </div>
      </header>
      <Main>
        {rights ? (
          allowed && (
            <allowed.AllowedScreen
              screens={[...groups.flatMap((group) => group.links), ...ownScreens]}
            />
          )
        ) : (
          <Outlet />
        )}
      </Main>
      {menu.Overlay && <menu.Overlay groups={links} onClose={menu.close} />}
      {activity.Overlay && <activity.Overlay onClose={activity.close} />}
      <LeaveGuard />
    </div>
  );
}

/** A separate component, so that a search or a page change doesn’t re-render the navigation. */
function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="main"
      ref={useScreenFocus()}
      // The path of the rendered screen, not of one that is still loading.
      data-path={useLocation().pathname}
      tabIndex={-1}
      className="min-w-0 px-4 py-6 outline-none sm:max-lg:px-6 xl:p-8"
    >
      {children}
    </main>
  );
}

/** Shown while the next screen is loading. */
function ProgressBar() {
  const { state } = useNavigation();
  return (
    state !== 'idle' && (
      <div
        aria-hidden
        className="fixed inset-x-0 top-0 z-40 h-0.5 origin-left animate-progress bg-accent"
      />
    )
  );
}
