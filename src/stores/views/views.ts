import { createStore } from 'zustand/vanilla';
import { fetchViews, postView, postViewRemoval } from '../../api/views';
import type { View } from '../../entities/wire/views';
import { messageFor } from '../calls/describe-failure';
import { showAlert } from '../calls/notices';
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
  change(table, 'Remove a view', () => postViewRemoval(table, view));

/** Returns what is wrong with its name; an empty text if nothing is. */
export async function saveView(table: string, view: View): Promise<string | undefined> {
  const failure = await change(table, 'Save a view', () => postView(table, view), true);
  if (failure?.kind !== 'invalid') return failure ? undefined : '';
  return failure.errors.name?.[0];
}

async function change(
  table: string,
  what: string,
  call: () => Promise<readonly View[]>,
  isForm = false,
) {
  const settled = await runCall({ what }, call);
  if (settled.ok) {
    viewStore.setState({ [table]: settled.value });
    return undefined;
  }
  const message = messageFor(settled.failure);
  if (message && !(isForm && settled.failure.kind === 'invalid')) showAlert(message);
  return settled.failure;
}
