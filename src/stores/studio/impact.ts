import * as api from '../../api/studio';
import { runCall } from '../calls/run-call';
import { studioStore } from './state';
import { texts } from './texts';

const { getState, setState } = studioStore;

/** Asks what the drafts do to the rows, once for all that was saved meanwhile. */
export const showImpact = createLatest(async () => {
  if (getState().configs.every(({ draft }) => !draft)) return setState({ impact: [] });
  const settled = await runCall({ what: texts.impact }, api.fetchImpact);
  setState({ impact: settled.ok ? settled.value : undefined });
});

/** A function that runs `action` again if it was called while it ran. */
function createLatest(action: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return function run() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    void action().finally(() => {
      running = false;
      if (again) {
        again = false;
        run();
      }
    });
  };
}
