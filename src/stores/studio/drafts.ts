import * as api from '../../api/studio';
import { firstFile } from '../../entities/first-file';
import type { ConfigDraft, StudioConfig } from '../../entities/wire/studio';
import { messageFor } from '../calls/describe-failure';
import { showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { dropDraft, readDraft, writeDraft } from '../session/drafts';
import { sessionStore } from '../session/session';
import { configOf, studioStore, textOf } from './state';
import { texts } from './texts';

/** A draft is saved once nothing was typed for so long. */
const PAUSE_MS = 500;
const { getState, setState } = studioStore;
/** Unsaved texts are drafts like those of forms, so that leaving asks, and an expired session keeps them. */
const draftKey = (name: string) => `studio:${name}`;

export async function loadStudio(): Promise<void> {
  const settled = await runCall({ what: texts.load }, api.fetchStudio);
  if (!settled.ok) {
    setState(({ status }) => ({ status: status === 'ready' ? 'ready' : 'failed' }));
    return;
  }
  const { configs } = settled.value;
  const typed: Record<string, string> = {};
  const valid: Record<string, NonNullable<StudioConfig['config']>> = {};
  for (const { name, config } of configs) {
    const text = readDraft(draftKey(name))?.values.text;
    if (typeof text === 'string') typed[name] = text;
    if (config) valid[name] = config;
  }
  const before = getState().valid;
  setState({ ...settled.value, status: 'ready', typed, valid: { ...before, ...valid } });
  if (Object.keys(typed).length > 0) void saveDrafts();
  void showImpact();
}

/** Asks what the drafts do to the rows. */
async function showImpact(): Promise<void> {
  const { configs } = getState();
  const hasDrafts = configs.some(({ draft }) => draft);
  const settled = hasDrafts && (await runCall({ what: texts.impact }, api.fetchImpact));
  // Otherwise the impact of newer drafts is being asked for.
  if (getState().configs !== configs) return;
  setState({ impact: !settled ? [] : settled.ok ? settled.value : undefined });
}

/** Takes a text over. It is saved when the editor pauses. */
export function editConfig(name: string, text: string): void {
  setState(({ typed }) => ({ typed: { ...typed, [name]: text } }));
  writeDraft(draftKey(name), { values: { text } });
  setTimeout(() => {
    if (getState().typed[name] === text) void saveDrafts();
  }, PAUSE_MS);
}

/** Saves what is typed. Returns whether all of it is saved. */
export function saveDrafts(): Promise<boolean> {
  return singleFlight('studio save', async () => {
    for (;;) {
      const [first] = Object.entries(getState().typed);
      if (!first) return true;
      const [name, text] = first;
      const config = configOf(getState(), name);
      const isBack = text === config?.live?.text;
      const isSaved = isBack ? await discardDraft(name) : await putDraft(name, text);
      if (!isSaved) return false;
    }
  });
}

async function putDraft(
  name: string,
  text: string,
  seen = configOf(getState(), name)?.draft?.hash ?? null,
  basedOn?: string,
): Promise<boolean> {
  setState({ isSaving: true });
  const json = { text, replaces: seen, basedOn };
  const settled = await runCall({ what: texts.save, shows: 'nothing' }, () =>
    api.putDraft(name, json),
  );
  if (!settled.ok) {
    const { failure } = settled;
    const { theirs } = api.refusalOf(failure);
    const why = messageFor(failure) ?? (failure.message || texts.noResponse);
    if (theirs) {
      const found = {
        isLive: false,
        draftHash: theirs.hash,
        liveHash: basedOn,
        by: theirs.editedBy,
      };
      setState({ conflict: { name, mine: text, theirs: theirs.text, ...found } });
    }
    setState({ isSaving: false, failure: texts.notSaved(why) });
    return false;
  }
  const { hash, config, ...checked } = settled.value;
  const draft: ConfigDraft = {
    ...{ text, hash, basedOn: null, editedAt: new Date().toISOString() },
    editedBy: sessionStore.getState().user?.username ?? '',
  };
  forgetTyped(name, text);
  setState(({ configs, valid }) => ({
    ...{ ...checked, isSaving: false, failure: undefined },
    configs: withDraft(configs, name, draft),
    valid: config ? { ...valid, [name]: config } : valid,
  }));
  void showImpact();
  return true;
}

/** Goes back to what is live. Returns whether the server did. */
export async function discardDraft(name: string): Promise<boolean> {
  const text = getState().typed[name];
  const settled = await runCall({ what: texts.discard }, () => api.deleteDraft(name));
  if (!settled.ok) {
    const why = messageFor(settled.failure) ?? texts.noResponse;
    showAlert(texts.failed(texts.discard, why));
    return false;
  }
  forgetTyped(name, text);
  setState(({ valid: { [name]: _, ...valid } }) => ({ valid, failure: undefined }));
  await loadStudio();
  return true;
}

/** Makes a draft of a new entity. Returns whether it was saved. */
export const addConfig = (name: string) => putDraft(name, firstFile(name));

/** Ends a conflict: with this editor's text, or with the other one. */
export async function settleConflict(keepsMine: boolean): Promise<void> {
  const { conflict } = getState();
  if (!conflict) return;
  const { name, mine, isLive, draftHash, liveHash } = conflict;
  setState({ conflict: undefined });
  if (keepsMine) await putDraft(name, getState().typed[name] ?? mine, draftHash, liveHash);
  else {
    forgetTyped(name);
    setState({ failure: undefined });
    if (isLive) await discardDraft(name);
    else await loadStudio();
  }
}

/** Forgets what is typed, unless it is another text by now. */
function forgetTyped(name: string, text = getState().typed[name]): void {
  const { [name]: typed, ...others } = getState().typed;
  if (typed !== text) return;
  dropDraft(draftKey(name));
  setState({ typed: others });
}

function withDraft(configs: readonly StudioConfig[], name: string, draft: ConfigDraft) {
  if (configs.some((config) => config.name === name))
    return configs.map((config) => (config.name === name ? { ...config, draft } : config));
  return [...configs, { name, label: name, live: null, draft }].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** The text of a config as the editor shows it now. */
export const currentText = (name: string) => textOf(getState(), name);
