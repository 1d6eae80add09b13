import type { ReactNode } from 'react';
import { isRecord } from '../common/is-record';
import { type Address, navigationStore } from '../stores/session/navigation';

/** Loads the screen of a path. */
export type Opener = (
  path: string,
) => Promise<{ readonly screen: ReactNode } | { readonly redirect: string }>;

/** What a navigation does to the browser's history; after Back and Forward, `nothing` is left to do. */
type Entry = 'push' | 'replace' | 'nothing';

/**
 * Lets the stores navigate, and opens the current address. An address is shown when its screen has loaded,
 * unless the next navigation comes before; other parameters of the same path are shown at once.
 */
export async function startNavigation(open: Opener): Promise<void> {
  const { getState, setState } = navigationStore;
  let place = placeOf(history.state) ?? 0;
  let lastAttempt = 0;
  let isReturning = false;

  async function go(next: Address, entry: Entry): Promise<void> {
    lastAttempt += 1;
    const attempt = lastAttempt;
    const { here, screen } = getState();
    if (next.path === here.path) return show(next, screen, entry);
    setState({ next });
    const opened = await open(next.path);
    if (attempt !== lastAttempt) return;
    if ('screen' in opened) return show(next, opened.screen, entry);
    return go(addressOf(opened.redirect), entry === 'push' ? 'push' : 'replace');
  }

  function show(here: Address, screen: ReactNode, entry: Entry): void {
    const address = here.path + here.search;
    // As in any page, a link to the current address adds no entry.
    const isNew = entry === 'push' && address !== location.pathname + location.search;
    if (isNew) place += 1;
    if (isNew) history.pushState({ place }, '', address);
    else if (entry !== 'nothing') history.replaceState({ place }, '', address);
    setState({ here, screen, next: undefined, isRevisit: entry === 'nothing' });
  }

  function mustAsk({ path }: Address): boolean {
    const { here, asksBefore } = getState();
    return path !== here.path && Boolean(asksBefore?.(path));
  }

  async function navigate(address: string, { replace }: { readonly replace: boolean }) {
    const next = addressOf(address);
    const leave = () => go(next, replace ? 'replace' : 'push');
    if (mustAsk(next)) setState({ leave: () => void leave() });
    else await leave();
  }

  window.addEventListener('popstate', ({ state }) => {
    const steps = (placeOf(state) ?? place) - place;
    const next = addressOf(location.href);
    if (steps === 0 && isReturning) {
      isReturning = false;
    } else if (steps !== 0 && mustAsk(next)) {
      // The address has changed already.
      isReturning = true;
      history.go(-steps);
      setState({ leave: () => history.go(steps) });
    } else {
      place += steps;
      void go(next, 'nothing');
    }
  });

  setState({ navigate });
  history.replaceState({ place }, '');
  await go(addressOf(location.href), 'nothing');
}

function addressOf(url: string): Address {
  const { pathname, search } = new URL(url, location.href);
  return { path: pathname.replace(/(?<=.)\/+$/, ''), search };
}

function placeOf(state: unknown): number | undefined {
  return isRecord(state) && typeof state.place === 'number' ? state.place : undefined;
}
