import { createStore } from 'zustand/vanilla';
import { fetchViews } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { sessionStore, whenUserLeaves } from '../session/session';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

whenUserLeaves(() => {
  const tables = sessionStore.getState().user ? Object.keys(viewStore.getState()) : [];
  viewStore.setState({}, true);
  for (const table of tables) void loadViews(table);
});

/** Fetches a table's views. Failures are silent, because the user didn't ask. */
export async function loadViews(table: string): Promise<void> {
  const { user } = sessionStore.getState();
  // Noted at once: if another user follows before they arrive, that user’s views are fetched.
  viewStore.setState((all) => ({ [table]: all[table] ?? [] }));
  const views = await fetchViews(table).catch(() => undefined);
  if (views && user === sessionStore.getState().user) viewStore.setState({ [table]: views });
}
