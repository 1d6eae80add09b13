import { Failure } from '../../api/http/errors';
import * as api from '../../api/views';
import type { View } from '../../entities/wire/views';
import { offerOnce } from '../calls/notices';
import { runCall, type Settled, valueOrAlert } from '../calls/run-call';
import { createScopes } from '../lists/scopes';
import { currentUserId } from '../session/session';
import { texts } from './texts';
import { viewStore } from './views';

/** Saves a view. If it replaces the user's own one of the same name, offers to restore that. */
export async function saveView(table: string, view: View) {
  const before = viewStore.getState()[table] ?? [];
  const settled = await change(table, texts.save, () => api.saveView(table, view));
  if (!settled.ok) return settled;
  const replaced = before.find(
    ({ id, name, address }) =>
      name.toLowerCase() === view.name.toLowerCase() &&
      settled.value.some((now) => now.id === id && now.address !== address),
  );
  if (replaced)
    offerOnce(texts.replaced(view.name), async () =>
      valueOrAlert(await change(table, texts.restore, () => api.saveView(table, replaced))),
    );
  return settled;
}

/** Removes a view, and offers to restore it. */
export async function removeView(table: string, view: View): Promise<void> {
  const settled = await change(table, texts.remove, () => api.removeView(table, view));
  if (valueOrAlert(settled)) offerRemovedView(table, view);
}

function offerRemovedView(table: string, view: View): void {
  async function restore() {
    // A view saved under this name since must not be replaced.
    const settled = await change(table, texts.restore, () => api.saveView(table, view, true));
    if (!valueOrAlert(settled)) offerRemovedView(table, view);
  }
  offerOnce(texts.removed(view.name), restore);
}

type Sent = Settled<readonly View[]>;

const inScope = createScopes<Sent>();

/** Changes a table's views after earlier changes, because each response has all of them, and stores these. */
function change(table: string, what: string, send: () => Promise<readonly View[]>): Promise<Sent> {
  const owner = currentUserId();
  return inScope(table, async () => {
    const settled = await runCall({ what }, async () => {
      // The next user must not send it.
      if (owner !== currentUserId()) throw new Failure('aborted');
      return await send();
    });
    if (settled.ok && owner === currentUserId()) viewStore.setState({ [table]: settled.value });
    return settled;
  });
}
