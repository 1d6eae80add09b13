import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import type { EntityConfig } from '../entities/entity-config';
import { loadChunk } from '../screens/loading/load-chunk';
import { LoginScreen } from '../screens/login/login-screen';
import { rowsOf } from '../stores/lists/rows';
import { takeRememberedLocation } from '../stores/session/navigation';
import { CrashScreen } from './crash-screen';
import { atNewPath, guardOtp, guardUser, startList } from './guard';
import { type HandWrittenScreen, handWrittenScreens } from './hand-written-screens';
import { homeLink, type LinkedScreen, linkGroups } from './links';
import { texts } from './texts';
import { Titled } from './titled';
import { Waiting } from './waiting';

const loadShell = () => loadChunk(() => import('./shell'));
const loadEntityScreen = () => loadChunk(() => import('../screens/entity/entity-screen'));

/** Where a sign-in leads who was nowhere before (specification, OTP screen). */
const AFTER_SIGN_IN = '/order';

/** Every address of the application, and what stands there. */
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
          shouldRevalidate: atNewPath,
          lazy: { element: () => frame(screens) },
          children: [
            {
              // Inside the frame, so that the navigation outlives a screen that does not.
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

const login = (
  <Titled title={texts.login}>
    <LoginScreen />
  </Titled>
);

export function appRouter(configs: readonly EntityConfig[]) {
  return createBrowserRouter(appRoutes(configs));
}

function entityRoute(config: EntityConfig): RouteObject {
  return {
    path: config.route,
    loader: () => startList(rowsOf(config)),
    shouldRevalidate: atNewPath,
    lazy: {
      async element() {
        const { EntityScreen } = await loadEntityScreen();
        return (
          <Titled title={config.title}>
            <EntityScreen config={config} />
          </Titled>
        );
      },
    },
  };
}

function handWrittenRoute({ route, labelPlural, start, load }: HandWrittenScreen): RouteObject {
  return {
    path: route,
    loader: start,
    shouldRevalidate: atNewPath,
    lazy: {
      async element() {
        const Screen = await loadChunk(load);
        return (
          <Titled title={labelPlural}>
            <Screen />
          </Titled>
        );
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
  // While the password is on its way to the person, what comes next can be on its way here.
  void Promise.all([loadShell(), nextScreen?.load()]).catch(() => {});
  return (
    <Titled title={texts.otp}>
      <OtpScreen nextAddress={() => takeRememberedLocation() ?? AFTER_SIGN_IN} />
    </Titled>
  );
}

async function notFoundScreen(screens: readonly LinkedScreen[]) {
  const { NotFoundScreen } = await loadChunk(() => import('../screens/not-found/not-found-screen'));
  return (
    <Titled title={texts.notFound}>
      <NotFoundScreen home={homeLink(screens)} />
    </Titled>
  );
}
