import * as api from '../../api/studio';
import { describeFailure } from '../calls/describe-failure';
import { showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { ask, loadStudio, saveDrafts } from './drafts';
import { studioStore, textOf } from './state';
import { texts } from './texts';

const { getState, setState } = studioStore;

/** Publishes all drafts. Returns why not, if they are not; nothing if a conflict says so. */
export async function publish(note: string): Promise<string | undefined> {
  if (!(await saveDrafts())) return getState().conflict ? undefined : getState().failure;
  const drafts = Object.fromEntries(
    getState().configs.flatMap(({ name, draft }) => (draft ? [[name, draft.hash]] : [])),
  );
  const settled = await runCall({ what: texts.publish, shows: 'nothing' }, () =>
    api.postPublish(note, drafts),
  );
  if (settled.ok) {
    showToast(texts.published(Object.keys(drafts)));
    await loadStudio();
    return undefined;
  }
  const { conflicts: [first] = [], problems } = api.refusalOf(settled.failure);
  if (first) {
    const { name, what, draft, live } = first;
    const isLive = what === 'live';
    const theirs = isLive
      ? { theirs: live?.text ?? '', by: live?.publishedBy ?? null }
      : { theirs: draft?.text ?? '', by: draft?.editedBy ?? null };
    const replaces = draft?.hash ?? null;
    const mine = { text: textOf(name), replaces, basedOn: isLive ? live?.hash : undefined };
    setState({ conflict: { name, isLive, mine, ...theirs } });
    return undefined;
  }
  if (problems) setState({ problems });
  return describeFailure(settled.failure);
}

/** The texts that a file has had, newest first. */
export const loadVersions = (name: string) => ask(texts.versions, () => api.fetchVersions(name));

export const loadVersion = (name: string, id: number) =>
  ask(texts.versions, () => api.fetchVersion(name, id));

/** The schema of a config, if the server has one: it only helps. */
export async function loadSchema(name: string) {
  const settled = await runCall({ what: texts.schema, shows: 'nothing' }, () =>
    api.fetchSchema(name),
  );
  return settled.ok ? settled.value : undefined;
}
