import { offerOnce } from '../../stores/calls/notices';
import { routerStore } from '../../stores/session/router';
import { texts } from '../texts';

/** Says that what was typed is discarded, and offers to restore it while its screen is open. */
export function offerRestore(restore: () => void): void {
  whenScreenIsLeft(offerOnce(texts.discarded, restore, texts.restore));
}

function whenScreenIsLeft(run: () => void): void {
  const { router } = routerStore.getState();
  const path = router?.state.location.pathname;
  const stop = router?.subscribe(({ location }) => {
    if (location.pathname === path) return;
    stop?.();
    run();
  });
}
