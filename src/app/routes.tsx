import { type RouteObject, replace, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadChunk } from '../components/loading/load-chunk';
import type { EntityConfig } from '../entities/entity-config';
import { may } from '../stores/session/rights';
import { takeRememberedLocation } from '../stores/session/router';
import { isStillSignedIn } from '../stores/sign-in/load-user';
import { askOtpSent } from '../stores/sign-in/sign-in';
import { RouteCrash, titled } from './crash-screen';
import { handWrittenScreens } from './hand-written-screens';
import type { LinkedScreen } from './links';
import { guardUser, startScreen } from './loaders';
import { rareTexts } from './rare-texts';
import { texts } from './texts';

/** The first screen after a sign-in (specification, OTP screen). */
const AFTER_SIGN_IN = '/order';

const loadFirstRows = () => loadChunk(() => import('./chunks/first-rows'));

/** All screens of the application. */
export function routes(configs: readonly EntityConfig[]): RouteObject[] {
  const linked: readonly LinkedScreen[] = [...configs, ...handWrittenScreens];
  return [
    {
      errorElement: <RouteCrash />,
      children: [
        {
          path: '/',
          loader: async () => ((await isStillSignedIn()) ? replace(nextAddress()) : null),
          lazy: loadLogin,
        },
        { path: '/login', lazy: loadLogin },
        otpRoute,
        // These addresses only redirect, so Back must not lead to them.
        {
          path: '/dashboard',
          loader: async () => {
            const [{ homeLink }] = await Promise.all([loadFirstRows(), guardUser()]);
            return replace(homeLink(linked)?.route ?? AFTER_SIGN_IN);
          },
        },
        { path: '*', loader: () => replace('/404') },
        {
          loader: guardUser,
          shouldRevalidate: isNewPath,
          async lazy() {
            const { Frame, linkGroups } = await loadFirstRows();
            return { element: <Frame groups={linkGroups(linked)} /> };
          },
          // The navigation stays when a screen crashes.
          children: [{ errorElement: <RouteCrash />, children: screenRoutes(configs, linked) }],
        },
      ],
    },
  ];
}

/** The screens inside the frame. */
function screenRoutes(
  configs: readonly EntityConfig[],
  linked: readonly LinkedScreen[],
): RouteObject[] {
  const entities = configs.map((config) => ({
    path: config.route,
    loader: () => startScreen(config),
    shouldRevalidate: isNewPath,
    async lazy() {
      const { EntityScreen } = await loadChunk(() => import('../screens/entity/entity-screen'));
      return { element: titled(config.title, <EntityScreen config={config} />) };
    },
  }));
  const handWritten = handWrittenScreens.map(({ route, labelPlural, load }) => ({
    path: route,
    loader: () => startScreen(route),
    shouldRevalidate: isNewPath,
    async lazy() {
      const Screen = await loadChunk(load);
      return { element: titled(labelPlural, <Screen />) };
    },
  }));
  return [
    ...entities,
    ...handWritten,
    ...Object.entries(rareTexts).map(([path, name]) => ({
      path,
      async lazy() {
        const { rareScreens } = await loadChunk(() => import('./rare-screens'));
        return { element: titled(name, await rareScreens[path]?.(configs, linked)) };
      },
    })),
  ];
}

/** Loaded lazily: in the start chunk, the form would delay the first rows. */
async function loadLogin() {
  const { LoginScreen } = await loadChunk(() => import('../screens/login/login-screen'));
  return { element: titled(texts.login, <LoginScreen />) };
}

/** Those who may not see the orders begin with the first screen that they may see. */
const nextAddress = () =>
  takeRememberedLocation() ?? (may('order', 'read') ? AFTER_SIGN_IN : '/dashboard');

const otpRoute: RouteObject = {
  path: '/otp',
  shouldRevalidate: isNewPath,
  async loader() {
    if (!(await askOtpSent())) throw replace('/login');
    // While users wait for their one-time password, the next screen and its overlays can load.
    const next = handWrittenScreens.find(({ route }) => route === AFTER_SIGN_IN);
    const chunks = [loadFirstRows(), next?.load(), import('./chunks/on-first-input')];
    void Promise.all(chunks).catch(() => {});
    return null;
  },
  async lazy() {
    const { OtpScreen } = await loadChunk(() => import('../screens/otp/otp-screen'));
    return { element: titled(texts.otp, <OtpScreen nextAddress={nextAddress} />) };
  },
};

/** A new search or page of the same screen loads nothing. */
function isNewPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
