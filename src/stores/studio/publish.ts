import * as api from '../../api/studio';
import { showChange } from '../calls/notices';
import { ask, loadStudio, saveDrafts, sendChange } from './drafts';
import { addKeptRows } from './sample-rows';
import { studioStore } from './state';
import { texts } from './texts';

const { getState } = studioStore;

/**
 * Publishes all drafts, even if that `exposes` encrypted values. Returns why they were not published, unless a
 * conflict says so.
 */
export async function publish(note: string, exposes = false): Promise<string | undefined> {
  studioStore.setState({ note });
  if (!(await saveDrafts())) return getState().conflict ? undefined : getState().failure;
  const drafts = Object.fromEntries(
    getState().configs.flatMap(({ name, draft }) => (draft ? [[name, draft.hash]] : [])),
  );
  const sent = await sendChange(texts.publish, () => api.postPublish({ note, exposes, drafts }));
  if (!sent.ok) return getState().conflict ? undefined : sent.why;
  studioStore.setState({ note: '' });
  showChange(texts.published(Object.keys(drafts)));
  for (const name of Object.keys(drafts)) await addKeptRows(name);
  await loadStudio();
  return undefined;
}

/** The texts that a file has had, newest first. */
export const loadVersions = (name: string) => ask(texts.versions, () => api.fetchVersions(name));

export const loadVersion = (name: string, id: number) =>
  ask(texts.versions, () => api.fetchVersion(name, id));

/** The schema of a config, if the server has one; the editor works without it. */
export const loadSchema = (name: string) => ask(texts.schema, () => api.fetchSchema(name));
