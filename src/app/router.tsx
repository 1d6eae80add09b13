import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import type { EntityConfig } from '../entities/entity-config';
import { loadChunk } from '../screens/load-chunk';
import { LoginScreen } from '../screens/login/login-screen';
import { CrashScreen } from './crash-screen';
import { atNewPath, guardOtp, guardUser, startRows } from './guard';
import { homeLink, linkGroups } from './links';
import { nextAddress } from './next-address';
import { texts } from './texts';
import { Titled } from './titled';
import { Waiting } from './waiting';

const loadFrame = () => loadChunk(() => import('./frame/frame'));
const loadEntityScreen = () => loadChunk(() => import('../screens/entity/entity-screen'));

/** Every address of the application, and what stands there. */
export function appRoutes(configs: readonly EntityConfig[]): RouteObject[] {
  const home = homeLink(configs);
  return [
    {
      ErrorBoundary: CrashScreen,
      HydrateFallback: Waiting,
      children: [
        { path: '/', element: login },
        { path: '/login', element: login },
        { path: '/otp', loader: guardOtp, lazy: { element: () => otpScreen(configs) } },
        { path: '/dashboard', loader: () => redirect(home?.to ?? '/404'), Component: Waiting },
        {
          loader: guardUser,
          shouldRevalidate: atNewPath,
          lazy: { element: () => frame(configs) },
          children: [
            {
              // Inside the frame, so that the navigation outlives a screen that does not.
              ErrorBoundary: CrashScreen,
              children: [
                ...configs.map(entityRoute),
                { path: '/404', lazy: { element: () => notFoundScreen(configs) } },
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
    loader: () => startRows(config),
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

async function frame(configs: readonly EntityConfig[]) {
  const { Frame } = await loadFrame();
  return <Frame groups={linkGroups(configs)} />;
}

async function otpScreen(configs: readonly EntityConfig[]) {
  const { OtpScreen } = await loadChunk(() => import('../screens/otp/otp-screen'));
  // While the password is on its way to the person, what comes next can be on its way here.
  void Promise.all([loadFrame(), loadEntityScreen()]).catch(() => {});
  return (
    <Titled title={texts.otp}>
      <OtpScreen nextAddress={() => nextAddress(configs)} />
    </Titled>
  );
}

async function notFoundScreen(configs: readonly EntityConfig[]) {
  const { NotFoundScreen } = await loadChunk(() => import('../screens/not-found/not-found-screen'));
  return (
    <Titled title={texts.notFound}>
      <NotFoundScreen home={homeLink(configs)} />
    </Titled>
  );
}
