import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { EntityConfig } from '../entities/entity-config';
import { routerStore } from '../stores/session/router';
import { UserUnknownError } from '../stores/sign-in/load-user';
import { routes } from './routes';

/** Opens the application at the browser's address, and waits until its first screen has loaded. */
export async function openApplication(configs: readonly EntityConfig[]): Promise<ReactNode> {
  // The link to a screen would not be marked as current at an address with a trailing slash.
  const { pathname, search, hash } = location;
  if (/.\/$/.test(pathname))
    history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash);
  const router = createBrowserRouter(routes(configs));
  routerStore.setState({ router });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  Object.values(router.state.errors ?? {}).forEach(report);
  // Transitions would render typed keys late.
  return <RouterProvider router={router} useTransitions={false} onError={report} />;
}

function report(error: unknown): void {
  // The failed request is in the console already.
  if (!(error instanceof UserUnknownError)) console.error(error);
}
