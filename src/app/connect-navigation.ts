import type { createBrowserRouter } from 'react-router-dom';
import { type EditOptions, type ParamsEdit, setNavigation } from '../stores/session/navigation';

/** Lets the stores, which don't know the router, navigate. */
export function connectNavigation(router: ReturnType<typeof createBrowserRouter>): void {
  let lastEdit: Promise<void> = Promise.resolve();

  function here() {
    const { navigation, location } = router.state;
    const { pathname, search } = navigation.location ?? location;
    return { path: pathname, search };
  }

  async function editNow(edit: ParamsEdit, { path, replace }: EditOptions) {
    if (here().path !== path) return;
    const search = edit(new URLSearchParams(here().search)).toString();
    // What a click asks for is drawn at once, as an echo of what is already on the screen need not be.
    const options = { replace, preventScrollReset: true, flushSync: !replace };
    await router.navigate({ pathname: path, search }, options);
  }

  setNavigation({
    here,
    replace: (address) => void router.navigate(address, { replace: true }),
    editParams(edit, options) {
      // A navigation that starts before the last one has ended would cancel it.
      const next = () => editNow(edit, options);
      lastEdit = lastEdit.then(next, next);
    },
  });
}
