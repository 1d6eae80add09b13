import * as api from '../../api/studio';
import { firstFile } from '../../entities/first-file';
import { describeFailure, messageFor } from '../calls/describe-failure';
import { showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { dropDraft } from '../session/drafts';
import { configOf, draftKey, studioStore, typedNames, typedOf, writeTyped } from './state';
import { texts } from './texts';

/** A draft is saved once nothing was typed for so long. */
const PAUSE_MS = 500;
const { getState, setState } = studioStore;

export async function loadStudio(): Promise<void> {
  const settled = await runCall({ what: texts.load }, api.fetchStudio);
  if (!settled.ok)
    return setState(({ status }) => ({ status: status === 'ready' ? status : 'failed' }));
  setState({ ...settled.value, status: 'ready' });
  // An expired session has kept what was typed.
  void saveDrafts();
  void showImpact();
}

/** Asks what the drafts do to the rows. */
async function showImpact(): Promise<void> {
  const { configs } = getState();
  const settled = await runCall({ what: texts.impact }, api.fetchImpact);
  // Otherwise the impact of newer drafts is being asked for.
  if (getState().configs === configs) setState({ impact: settled.ok ? settled.value : undefined });
}

/** Takes a text over. It is saved when the editor pauses. */
export function editConfig(name: string, text: string): void {
  const { live, draft } = configOf(name) ?? {};
  const seen = draft ? { replaces: draft.hash } : { replaces: null, basedOn: live?.hash };
  writeTyped(name, { ...(typedOf(name) ?? seen), text });
  setTimeout(() => {
    if (typedOf(name)?.text === text) void saveDrafts();
  }, PAUSE_MS);
}

/** Saves what is typed. Returns whether all of it is saved. */
export function saveDrafts(): Promise<boolean> {
  return singleFlight('studio save', async () => {
    for (;;) {
      const [name] = typedNames();
      const change = name === undefined ? undefined : typedOf(name);
      if (name === undefined || !change) return true;
      const { live, draft } = configOf(name) ?? {};
      const isBack = change.text === live?.text;
      if (isBack && !draft) settleTyped(name, change.text, null);
      else if (isBack) {
        if (!(await discardDraft(name))) return false;
      } else {
        const why = await putDraft(name, change);
        setState({ failure: why && texts.notSaved(why) });
        if (why !== undefined) return false;
      }
    }
  });
}

/** Returns why the draft is not saved, if it isn’t. */
async function putDraft(name: string, change: api.DraftChange): Promise<string | undefined> {
  const settled = await runCall({ what: texts.save, shows: 'nothing' }, () =>
    api.putDraft(name, change),
  );
  if (!settled.ok) {
    const { theirs } = api.refusalOf(settled.failure);
    if (theirs) {
      const mine = { text: change.text, replaces: theirs.hash };
      const found = { theirs: theirs.text, by: theirs.editedBy, isLive: false };
      setState({ conflict: { name, mine, ...found } });
    }
    return describeFailure(settled.failure);
  }
  const { hash, config, ...checked } = settled.value;
  const draft = { text: change.text, hash };
  setState(({ configs }) => ({
    ...checked,
    configs: configs.map((one) =>
      // While a draft has problems, its last version without any is previewed.
      one.name === name ? { ...one, draft, config: config ?? one.config } : one,
    ),
  }));
  settleTyped(name, change.text, hash);
  void showImpact();
  return undefined;
}

/** Goes back to what is live. Returns whether the server did. */
export async function discardDraft(name: string): Promise<boolean> {
  const { text } = typedOf(name) ?? {};
  const isDone = await ask(texts.discard, async () => {
    await api.deleteDraft(name);
    return true;
  });
  if (!isDone) return false;
  settleTyped(name, text, null);
  setState({ failure: undefined });
  await loadStudio();
  return true;
}

/** Makes a draft of a new entity. Returns why not, if it isn’t. */
export async function addConfig(name: string): Promise<string | undefined> {
  if (configOf(name)) return texts.nameTaken(name);
  const why = await putDraft(name, { text: firstFile(name), replaces: null });
  if (why === undefined) await loadStudio();
  return why;
}

/** Ends a conflict: with this editor's text, or with the other one. */
export async function settleConflict(keepsMine: boolean): Promise<void> {
  const { conflict } = getState();
  if (!conflict) return;
  const { name, mine, isLive } = conflict;
  setState({ conflict: undefined, failure: undefined });
  if (keepsMine) {
    writeTyped(name, { ...mine, text: typedOf(name)?.text ?? mine.text });
    await saveDrafts();
  } else {
    dropDraft(draftKey(name));
    if (isLive) await ask(texts.discard, () => api.deleteDraft(name));
  }
  await loadStudio();
}

/** A text is saved. If another one was typed meanwhile, that will replace the draft with this hash. */
function settleTyped(name: string, text: string | undefined, replaces: string | null): void {
  const typed = typedOf(name);
  if (typed?.text === text) dropDraft(draftKey(name));
  else if (typed) writeTyped(name, { text: typed.text, replaces });
}

/** The answer of a request; `undefined` if it failed, which an alert says. */
export async function ask<Value>(what: string, call: () => Promise<Value>) {
  const settled = await runCall({ what }, call);
  if (settled.ok) return settled.value;
  const why = messageFor(settled.failure);
  if (why) showAlert(texts.failed(what, why));
  return undefined;
}
