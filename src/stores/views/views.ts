import { createStore } from 'zustand/vanilla';
import { fetchViews } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { sessionStore, whenSessionEnds } from '../session/session';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

whenSessionEnds(() => viewStore.setState({}, true));

/**
 * Fetches a table's views, unless the user has saved or removed one by the time they arrive. Failures are silent, because
 * the user didn't ask.
 */
export async function loadViews(table: string): Promise<void> {
  const { user } = sessionStore.getState();
  const before = viewStore.getState()[table];
  const views = await fetchViews(table).catch(() => undefined);
  const isLatest = before === viewStore.getState()[table] && user === sessionStore.getState().user;
  if (views && isLatest) viewStore.setState({ [table]: views });
}
