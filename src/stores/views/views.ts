import { createStore } from 'zustand/vanilla';
import { fetchViews, postView, postViewRemoval } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { messageFor } from '../calls/describe-failure';
import { showAlert, showChange } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { whenSessionEnds } from '../session/session';
import { texts } from './texts';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

whenSessionEnds(() => viewStore.setState({}, true));

/** The page asks by itself, so people learn nothing of a failure. */
export async function loadViews(table: string): Promise<void> {
  const views = await fetchViews(table).catch(() => undefined);
  if (views) viewStore.setState({ [table]: views });
}

export const saveView = (table: string, view: View) =>
  keep(table, texts.save, postView(table, view));

/** Removes a view, which the notice can bring back. */
export async function removeView(table: string, view: View): Promise<void> {
  if (!(await keepOrAlert(table, texts.remove, postViewRemoval(table, view)))) return;
  // Not in place of a view that has been saved under this name since.
  const restore = () => keepOrAlert(table, texts.restore, postView(table, view, true));
  showChange(texts.removed(view.name), { label: texts.undo, run: () => void restore() });
}

async function keepOrAlert(table: string, what: string, views: Promise<readonly View[]>) {
  const settled = await keep(table, what, views);
  const message = settled.ok ? undefined : messageFor(settled.failure);
  if (message) showAlert(message);
  return settled.ok;
}

async function keep(table: string, what: string, views: Promise<readonly View[]>) {
  const settled = await runCall({ what }, () => views);
  if (settled.ok) viewStore.setState({ [table]: settled.value });
  return settled;
}
