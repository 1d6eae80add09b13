import { createStore } from 'zustand/vanilla';
import { fetchViews } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { sessionStore } from '../session/session';

type Views = Readonly<Record<string, readonly View[]>>;

/** The saved views of each table that were asked for. */
export const viewStore = createStore<Views>(() => ({}));

// At the start of a session, too, because responses may arrive after the end of the previous one. Another user can also
// follow directly, after a sign-in in another tab: then the tables are still shown.
sessionStore.subscribe((now, before) => {
  if (now.user === before.user) return;
  const shown = before.user && now.user ? Object.keys(viewStore.getState()) : [];
  viewStore.setState({}, true);
  for (const table of shown) void loadViews(table);
});

/** Fetches a table's views. Failures are silent, because the user didn't ask. */
export async function loadViews(table: string): Promise<void> {
  const views = await fetchViews(table).catch(() => undefined);
  if (views) viewStore.setState({ [table]: views });
}
