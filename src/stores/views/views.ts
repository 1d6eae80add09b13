import { createStore } from 'zustand/vanilla';
import { fetchViews } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { sessionStore, whenSessionEnds } from '../session/session';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

whenSessionEnds(() => viewStore.setState({}, true));

/** Fetches a table's views. Failures are silent, because the user didn't ask. */
export async function loadViews(table: string): Promise<void> {
  const { user } = sessionStore.getState();
  const views = await fetchViews(table).catch(() => undefined);
  if (views && user === sessionStore.getState().user) viewStore.setState({ [table]: views });
}
