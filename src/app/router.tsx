import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import type { EntityConfig } from '../entities/entity-config';
import { loadChunk } from '../screens/loading/load-chunk';
import { LoginScreen } from '../screens/login/login-screen';
import { rowsOf } from '../stores/lists/rows';
import { takeRememberedLocation } from '../stores/session/navigation';
import { CrashScreen } from './crash-screen';
import { guardOtp, guardUser, onNewPath, startList } from './guard';
import { type HandWrittenScreen, handWrittenScreens } from './hand-written-screens';
import { homeLink, type LinkedScreen, linkGroups } from './links';
import { texts } from './texts';
import { titled } from './titled';
import { Waiting } from './waiting';

const loadShell = () => loadChunk(() => import('./shell'));
const loadEntityScreen = () => loadChunk(() => import('../screens/entity/entity-screen'));

/** The first screen after a sign-in (specification, OTP screen). */
const AFTER_SIGN_IN = '/order';

/** All routes of the application. */
export function appRoutes(configs: readonly EntityConfig[]): RouteObject[] {
  const screens = [...configs, ...handWrittenScreens];
  const home = homeLink(screens);
  return [
    {
      ErrorBoundary: CrashScreen,
      HydrateFallback: Waiting,
      children: [
        { path: '/', element: login },
        { path: '/login', element: login },
        { path: '/otp', loader: guardOtp, lazy: { element: () => otpScreen() } },
        { path: '/dashboard', loader: () => redirect(home?.to ?? '/404'), Component: Waiting },
        {
          loader: guardUser,
          shouldRevalidate: onNewPath,
          lazy: { element: () => frame(screens) },
          children: [
            {
              // Inside the frame, so that the navigation stays when a screen crashes.
              ErrorBoundary: CrashScreen,
              children: [
                ...configs.map(entityRoute),
                ...handWrittenScreens.map(handWrittenRoute),
                { path: '/404', lazy: { element: () => notFoundScreen(screens) } },
              ],
            },
          ],
        },
        { path: '*', loader: () => redirect('/404'), Component: Waiting },
      ],
    },
  ];
}

const login = titled(texts.login, <LoginScreen />);

export function appRouter(configs: readonly EntityConfig[]) {
  return createBrowserRouter(appRoutes(configs));
}

function entityRoute(config: EntityConfig): RouteObject {
  return {
    path: config.route,
    loader: () => startList(rowsOf(config)),
    shouldRevalidate: onNewPath,
    lazy: {
      async element() {
        const { EntityScreen } = await loadEntityScreen();
        return titled(config.title, <EntityScreen config={config} />);
      },
    },
  };
}

function handWrittenRoute({ route, labelPlural, start, load }: HandWrittenScreen): RouteObject {
  return {
    path: route,
    loader: start,
    shouldRevalidate: onNewPath,
    lazy: {
      async element() {
        const Screen = await loadChunk(load);
        return titled(labelPlural, <Screen />);
      },
    },
  };
}

async function frame(screens: readonly LinkedScreen[]) {
  const { Frame } = await loadShell();
  return <Frame groups={linkGroups(screens)} />;
}

async function otpScreen() {
  const nextScreen = handWrittenScreens.find(({ route }) => route === AFTER_SIGN_IN);
  const { OtpScreen } = await loadChunk(() => import('../screens/otp/otp-screen'));
  // While users wait for their one-time password, the next screen can load.
  void Promise.all([loadShell(), nextScreen?.load()]).catch(() => {});
  return titled(
    texts.otp,
    <OtpScreen nextAddress={() => takeRememberedLocation() ?? AFTER_SIGN_IN} />,
  );
}

async function notFoundScreen(screens: readonly LinkedScreen[]) {
  const { NotFoundScreen } = await loadChunk(() => import('../screens/not-found/not-found-screen'));
  return titled(texts.notFound, <NotFoundScreen home={homeLink(screens)} />);
}
