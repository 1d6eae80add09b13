import * as api from '../../api/views';
import type { View } from '../../entities/wire/views';
import { offerOnce } from '../calls/notices';
import { runCall, runOrAlert } from '../calls/run-call';
import { texts } from './texts';
import { viewStore } from './views';

/** Saves a view. If it replaces the user's own one of the same name, offers to restore that. */
export async function saveView(table: string, view: View) {
  const before = viewStore.getState()[table] ?? [];
  const settled = await runCall({ what: texts.save }, () => keep(table, api.saveView(table, view)));
  if (!settled.ok) return settled;
  const replaced = before.find(
    ({ id, name, address }) =>
      name.toLowerCase() === view.name.toLowerCase() &&
      settled.value.some((now) => now.id === id && now.address !== address),
  );
  if (replaced)
    offerOnce(texts.replaced(view.name), () =>
      runOrAlert(texts.restore, () => keep(table, api.saveView(table, replaced))),
    );
  return settled;
}

/** Removes a view, and offers to restore it. */
export async function removeView(table: string, view: View): Promise<void> {
  const removed = await runOrAlert(texts.remove, () => keep(table, api.removeView(table, view)));
  if (removed) offerRemovedView(table, view);
}

function offerRemovedView(table: string, view: View): void {
  async function restore() {
    // A view saved under this name since must not be replaced.
    const save = () => keep(table, api.saveView(table, view, true));
    if (!(await runOrAlert(texts.restore, save))) offerRemovedView(table, view);
  }
  offerOnce(texts.removed(view.name), restore);
}

/** Stores the views that the server sends back. */
async function keep(table: string, sent: Promise<readonly View[]>) {
  const views = await sent;
  viewStore.setState({ [table]: views });
  return views;
}
