import { createStore } from 'zustand/vanilla';
import { fetchViews, postView, postViewRemoval } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { runCall } from '../calls/run-call';
import { whenSessionEnds } from '../session/session';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

whenSessionEnds(() => viewStore.setState({}, true));

/** The page asks by itself, so people learn nothing of a failure. */
export async function loadViews(table: string): Promise<void> {
  const views = await fetchViews(table).catch(() => undefined);
  if (views) viewStore.setState({ [table]: views });
}

export const removeView = (table: string, view: View) =>
  keep(table, 'Remove a view', postViewRemoval(table, view));
export const saveView = (table: string, view: View) =>
  keep(table, 'Save a view', postView(table, view));

async function keep(table: string, what: string, views: Promise<readonly View[]>) {
  const settled = await runCall({ what }, () => views);
  if (settled.ok) viewStore.setState({ [table]: settled.value });
  return settled;
}
