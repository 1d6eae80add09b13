import * as api from '../../api/studio';
import { showChange } from '../calls/notices';
import { responseOf } from '../calls/run-call';
import { loadStudio, saveDrafts, sendChange } from './drafts';
import { addKeptRows } from './sample-rows';
import { studioStore } from './state';
import { texts } from './texts';

const { getState } = studioStore;

type Publication =
  | { readonly kind: 'done' }
  /** The store has the conflict, and its dialog asks what to do. */
  | { readonly kind: 'conflict' }
  /** `message` is for the form; there is none if the error policy has shown or logged the failure. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Publishes all drafts, even if that `exposes` encrypted values. */
export async function publish(note: string, exposes = false): Promise<Publication> {
  const notPublished = (message: string | undefined): Publication =>
    getState().conflict ? { kind: 'conflict' } : { kind: 'failed', message };
  studioStore.setState({ note });
  if (!(await saveDrafts())) return notPublished(getState().failure);
  const drafts = Object.fromEntries(
    getState().configs.flatMap(({ name, draft }) => (draft ? [[name, draft.hash]] : [])),
  );
  const sent = await sendChange(texts.publish, () => api.publish({ note, exposes, drafts }));
  if (!sent.ok) return notPublished(sent.why);
  studioStore.setState({ note: '' });
  showChange(texts.published(Object.keys(drafts)));
  for (const name of Object.keys(drafts)) await addKeptRows(name);
  await loadStudio();
  return { kind: 'done' };
}

/** The texts that a file has had, newest first. */
export const loadVersions = (name: string) =>
  responseOf(texts.versions, () => api.fetchVersions(name));

export const loadVersion = (name: string, id: number) =>
  responseOf(texts.versions, () => api.fetchVersion(name, id));

/** The schema of a config, if the server has one; the editor works without it. */
export const loadSchema = (name: string) => responseOf(texts.schema, () => api.fetchSchema(name));
