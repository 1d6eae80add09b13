import * as api from '../../api/studio';
import { messageFor } from '../calls/describe-failure';
import { showAlert, showToast } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { currentText, loadStudio, saveDrafts } from './drafts';
import { studioStore } from './state';
import { texts } from './texts';

const { getState, setState } = studioStore;

/** Publishes all drafts. Returns why not, if they are not; nothing if a conflict says so. */
export async function publish(note: string): Promise<string | undefined> {
  if (!(await saveDrafts())) return getState().failure;
  const hashes = getState().configs.flatMap(({ name, draft }) =>
    draft ? [[name, draft.hash]] : [],
  );
  const drafts = Object.fromEntries(hashes);
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
    const theirs = {
      theirs: (isLive ? live : draft)?.text ?? '',
      by: (isLive ? live?.publishedBy : draft?.editedBy) ?? null,
      ...{ isLive, draftHash: draft?.hash ?? null, liveHash: live?.hash },
    };
    setState({ conflict: { name, mine: currentText(name), ...theirs } });
    return undefined;
  }
  if (problems) setState({ problems });
  return problems ? texts.invalid : (messageFor(settled.failure) ?? texts.noResponse);
}

/** The texts that a file has had, newest first. */
export const loadVersions = (name: string) => askFor(texts.versions, () => api.fetchVersions(name));

export const loadVersion = (name: string, id: number) =>
  askFor(texts.versions, () => api.fetchVersion(name, id));

/** The schema of a config, if the server has one: it only helps. */
export async function loadSchema(name: string) {
  const settled = await runCall({ what: texts.schema, shows: 'nothing' }, () =>
    api.fetchSchema(name),
  );
  return settled.ok ? settled.value : undefined;
}

async function askFor<Value>(what: string, call: () => Promise<Value>): Promise<Value | undefined> {
  const settled = await runCall({ what }, call);
  if (settled.ok) return settled.value;
  const why = messageFor(settled.failure);
  if (why) showAlert(texts.failed(what, why));
  return undefined;
}
