import type { ReactNode } from 'react';
import type { EntityConfig } from '../entities/entity-config';
import { loadChunk } from '../screens/loading/load-chunk';
import { LoginScreen } from '../screens/login/login-screen';
import { rowsOf } from '../stores/lists/rows';
import { takeRememberedLocation } from '../stores/session/navigation';
import { isUserConfirmed } from '../stores/sign-in/load-user';
import { askOtpSent } from '../stores/sign-in/sign-in';
import type { Opener } from './browser-history';
import { Crash, CrashBoundary, titled } from './crash-screen';
import { guardUser, startList, UserUnknownError } from './guard';
import { handWrittenScreens } from './hand-written-screens';
import { homeLink, type LinkedScreen, linkGroups } from './links';
import { texts } from './texts';

const loadShell = () => loadChunk(() => import('./shell'));
const loadEntityScreen = () => loadChunk(() => import('../screens/entity/entity-screen'));

/** The first screen after a sign-in (specification, OTP screen). */
const AFTER_SIGN_IN = '/order';

/** How long the first screen waits for its rows. */
const ROWS_MS = 50;

/** A screen inside the frame. */
interface Screen {
  /** Fetches its list. */
  readonly start: () => Promise<void>;
  readonly load: () => Promise<ReactNode>;
}

/** Opens all screens of the application. */
export function screenOpener(configs: readonly EntityConfig[]): Opener {
  const linked: readonly LinkedScreen[] = [...configs, ...handWrittenScreens];
  const home = homeLink(linked);
  const screens = screensOf(configs, linked);

  async function openInFrame({ start, load }: Screen): ReturnType<Opener> {
    const isFirst = !isUserConfirmed();
    const rows = start();
    // The navigation stays when a screen crashes.
    const loaded = Promise.all([loadShell(), load().catch((error) => <Crash error={error} />)]);
    loaded.catch(() => {});
    if (!(await guardUser())) return { redirect: '/login' };
    const [{ Frame }, screen] = await loaded;
    // The rows come with the user: to draw them at once is quicker than a skeleton and then them.
    if (isFirst) await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, ROWS_MS))]);
    return {
      screen: (
        <Frame groups={linkGroups(linked)}>
          <CrashBoundary>{screen}</CrashBoundary>
        </Frame>
      ),
    };
  }

  async function open(path: string): ReturnType<Opener> {
    const lowerCase = path.toLowerCase();
    const screen = screens.get(lowerCase);
    if (screen) return await openInFrame(screen);
    switch (lowerCase) {
      case '/':
      case '/login':
        return { screen: titled(texts.login, <LoginScreen />) };
      case '/otp':
        return (await askOtpSent()) ? { screen: await otpScreen() } : { redirect: '/login' };
      case '/dashboard':
        return { redirect: home?.route ?? '/404' };
      default:
        return { redirect: '/404' };
    }
  }

  return async (path) => {
    try {
      return await open(path);
    } catch (error) {
      // The failed request is in the console already.
      if (!(error instanceof UserUnknownError)) console.error(error);
      return { screen: <Crash error={error} /> };
    }
  };
}

/** The screens inside the frame, by path in lower case. */
function screensOf(
  configs: readonly EntityConfig[],
  linked: readonly LinkedScreen[],
): ReadonlyMap<string, Screen> {
  const screens = new Map<string, Screen>();
  for (const config of configs)
    screens.set(config.route.toLowerCase(), {
      start: () => startList(rowsOf(config)),
      async load() {
        const { EntityScreen } = await loadEntityScreen();
        return titled(config.title, <EntityScreen config={config} />);
      },
    });
  for (const { route, labelPlural, start, load } of handWrittenScreens)
    screens.set(route, {
      start,
      async load() {
        const Screen = await loadChunk(load);
        return titled(labelPlural, <Screen />);
      },
    });
  const withoutList = (route: string, load: Screen['load']) =>
    screens.set(route, { start: async () => {}, load });
  withoutList('/studio', async () => {
    const { StudioScreen } = await loadChunk(() => import('../screens/studio/studio-screen'));
    return titled(texts.studio, <StudioScreen configs={configs} />);
  });
  return withoutList('/404', async () => {
    const { NotFoundScreen } = await loadChunk(
      () => import('../screens/not-found/not-found-screen'),
    );
    return titled(texts.notFound, <NotFoundScreen home={homeLink(linked)} />);
  });
}

async function otpScreen() {
  const nextScreen = handWrittenScreens.find(({ route }) => route === AFTER_SIGN_IN);
  const { OtpScreen } = await loadChunk(() => import('../screens/otp/otp-screen'));
  // While users wait for their one-time password, the next screen can load, and what they open there.
  void Promise.all([loadShell(), nextScreen?.load(), import('./later')]).catch(() => {});
  return titled(
    texts.otp,
    <OtpScreen nextAddress={() => takeRememberedLocation() ?? AFTER_SIGN_IN} />,
  );
}
