import type { createBrowserRouter } from 'react-router-dom';
import { setNavigation } from '../stores/session/navigation';

/** Gives the stores, which know no router, the way to it. */
export function connectNavigation(router: ReturnType<typeof createBrowserRouter>): void {
  setNavigation({
    here() {
      const { navigation, location } = router.state;
      const { pathname, search } = navigation.location ?? location;
      return { path: pathname, search };
    },
    replace: (address) => void router.navigate(address, { replace: true }),
  });
}
