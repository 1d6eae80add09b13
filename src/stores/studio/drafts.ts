import * as api from '../../api/studio';
import type { ConfigProblem } from '../../entities/check/config-problem';
import { withEdit, withValue } from '../../entities/edit-text';
import type { EntityConfig } from '../../entities/entity-config';
import { firstFile } from '../../entities/first-file';
import type { DraftText } from '../../entities/wire/studio';
import { describeFailure } from '../calls/describe-failure';
import { offerOnce } from '../calls/notices';
import { responseOf, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { createScopes } from '../lists/scopes';
import {
  configNameOf,
  configOf,
  dropTyped,
  type EditConflict,
  type EditedConfig,
  seenHash,
  studioStore,
  textOf,
  typedNames,
  typedOf,
  writeTyped,
} from './state';
import { texts } from './texts';

/** How long typing has to pause before a draft is saved. */
const PAUSE_MS = 500;
const { getState, setState } = studioStore;

export async function loadStudio(): Promise<void> {
  const { configs } = getState();
  const found = await responseOf(texts.load, api.fetchStudio);
  // A draft that was saved since is newer than this response.
  if (found && getState().configs !== configs) return loadStudio();
  if (!found) {
    setState(({ status }) => ({ status: status === 'ready' ? status : 'failed' }));
    return;
  }
  setState({ ...found, status: 'ready' });
  // An expired session has kept what was typed.
  void saveDrafts();
  void showImpact();
}

/** Asks what the drafts do to the rows. */
async function showImpact(): Promise<void> {
  const { configs } = getState();
  setState({ isImpactOutdated: true });
  const impact = await responseOf(texts.impact, api.fetchImpact);
  // Otherwise, a newer request is under way.
  if (getState().configs === configs) setState({ impact, isImpactOutdated: false });
}

/** Keeps what was typed, and saves it once typing pauses. */
export function editConfig(name: string, text: string): void {
  writeTyped(name, { ...(typedOf(name) ?? { replaces: seenHash(name) }), text });
  setTimeout(() => {
    if (typedOf(name)?.text === text) void saveDrafts();
  }, PAUSE_MS);
}

const inScope = createScopes<void>();

/** Corrects a problem that has one right answer, in the text as it is now. */
export function fixProblem({ file, path, reason }: ConfigProblem): Promise<void> {
  return inScope('fix', async () => {
    // Text typed since the check, or another correction, may have moved the problem.
    if (!(await saveDrafts())) return;
    const found = getState().problems.find(
      (one) => one.file === file && one.path === path && one.reason === reason,
    );
    const name = configNameOf({ file });
    if (found?.fix) editConfig(name, withEdit(textOf(name), found.fix));
  });
}

/** Saves what is typed. Returns whether all of it is saved. */
export function saveDrafts(): Promise<boolean> {
  return singleFlight('studio save', async () => {
    for (;;) {
      const [name = ''] = typedNames();
      const typed = typedOf(name);
      if (!typed) return true;
      const { live, draft } = configOf(name) ?? {};
      // A text whose save had no response is sent again: the server recognizes it, and newer text can then replace it.
      const { replaces, sent: text = typed.text } = typed;
      if (text !== live?.text) {
        writeTyped(name, { ...typed, sent: text });
        const why = await sendDraft(name, { text, replaces });
        setState({ failure: why && texts.notSaved(why) });
        if (why !== undefined) return false;
      } else if (!draft) settleTyped(name, text, null);
      else if (!(await sendDiscard(name))) return false;
    }
  });
}

/** Returns the reason if the draft was not saved. */
async function sendDraft(name: string, change: DraftText): Promise<string | undefined> {
  const { text } = change;
  const sent = await sendChange(texts.save, () => api.saveDraft(name, change));
  const typed = typedOf(name);
  if (!sent.ok && typed && (sent.failure.status ?? 500) < 500)
    writeTyped(name, { text: typed.text, replaces: typed.replaces });
  if (!sent.ok) return sent.why;
  const { hash, config, ...checked } = sent.value;
  setState(checked);
  settleTyped(name, text, { text, hash }, config);
  void showImpact();
  return undefined;
}

/** Saves what was typed, goes back to what is live, and offers to restore the draft. */
export function discardDraft(name: string): Promise<void> {
  return singleFlight(`studio discard ${name}`, async () => {
    await saveDrafts();
    if (getState().conflict) return;
    const { text, remove } = configOf(name)?.draft ?? {};
    if (!(await sendDiscard(name)) || !text || remove) return;
    offerDiscardedDraft(name, text);
  });
}

function offerDiscardedDraft(name: string, text: string): void {
  async function restore() {
    if (configOf(name)) editConfig(name, text);
    else if (await addConfig(name, '', text)) offerDiscardedDraft(name, text);
  }
  offerOnce(texts.discarded(name), restore, texts.restore);
}

/** Returns whether the server has deleted it. */
async function sendDiscard(name: string, replaces = seenHash(name)): Promise<boolean> {
  const { text } = typedOf(name) ?? {};
  const sent = await sendChange(texts.discard, () => api.discardDraft(name, replaces), 'discard');
  setState({ failure: sent.ok ? undefined : sent.why });
  if (!sent.ok) return false;
  settleTyped(name, text, null);
  await loadStudio();
  return true;
}

/** Makes a draft of a new entity, in a group of the menu. Returns the reason if that failed. */
export async function addConfig(
  name: string,
  group?: string,
  guessed?: string,
): Promise<string | undefined> {
  const text =
    guessed && group
      ? withValue(guessed, ['navigation'], { group })
      : (guessed ?? firstFile(name, group));
  const { live, draft } = configOf(name) ?? {};
  if (live || draft) return texts.nameTaken(name);
  const why = await sendDraft(name, { text, replaces: null });
  const isTaken = getState().conflict !== undefined;
  if (isTaken) setState({ conflict: undefined });
  if (isTaken || why === undefined) await loadStudio();
  return isTaken ? texts.nameTaken(name) : why;
}

/** Makes a draft that removes the file when it is published. */
export async function removeConfig(name: string): Promise<void> {
  await saveDrafts();
  if (getState().conflict) return;
  await draftRemoval(name, seenHash(name));
}

async function draftRemoval(name: string, replaces: string | null): Promise<void> {
  const typed = typedOf(name);
  // Otherwise, it would be saved over the removal.
  dropTyped(name);
  const sent = await sendChange(texts.remove, () => api.saveRemoval(name, replaces), 'removal');
  if (!sent.ok && typed && !typedOf(name)) writeTyped(name, typed);
  setState({ failure: sent.ok ? undefined : sent.why });
  await loadStudio();
}

/** Settles a conflict: does what this editor wanted, or keeps the other one's change. */
export async function settleConflict(keepsMine: boolean): Promise<void> {
  const { conflict } = getState();
  if (!conflict) return;
  const { name, what, draft, live, wanted } = conflict;
  const text = textOf(name);
  const replaces = (what === 'live' ? live : draft)?.hash ?? null;
  setState({ conflict: undefined, failure: undefined });
  dropTyped(name);
  // This editor's draft is based on an older file.
  if (what === 'live' && draft)
    await sendChange(texts.discard, () => api.discardDraft(name, draft.hash));
  if (keepsMine && wanted === 'removal') return await draftRemoval(name, replaces);
  if (keepsMine && wanted === 'discard') return void (await sendDiscard(name, replaces));
  if (keepsMine) {
    // What was typed since then is newer.
    writeTyped(name, { text: typedOf(name)?.text ?? text, replaces });
    await saveDrafts();
  }
  await loadStudio();
}

/** Records that a text is saved, or is the live one. If another one has been typed since, that will replace it. */
function settleTyped(
  name: string,
  text: string | undefined,
  draft: EditedConfig['draft'],
  config?: EntityConfig,
): void {
  // New `configs` would discard an impact that is still loading, and nothing would request it again.
  if (draft || configOf(name)?.draft)
    setState(({ configs }) => ({
      configs: configs.map((one) =>
        // While a draft has problems, its last version without any is previewed.
        one.name === name ? { ...one, draft, config: config ?? one.config } : one,
      ),
    }));
  const typed = typedOf(name);
  if (typed?.text === text) dropTyped(name);
  else if (typed) writeTyped(name, { text: typed.text, replaces: seenHash(name) });
}

/** Sends a change. Stores its conflict and problems, and returns why it was rejected. */
export async function sendChange<Value>(
  what: string,
  call: () => Promise<Value>,
  wanted: EditConflict['wanted'] = 'text',
) {
  const settled = await runCall({ what, shows: 'nothing' }, call);
  if (settled.ok) return settled;
  const { conflicts, problems, lacking } = api.studioErrorOf(settled.failure);
  const [conflict] = conflicts ?? [];
  if (conflict) {
    const { name, draft, live } = conflict;
    const seen = configOf(name);
    const isDiscarded = seen?.draft !== null && !draft && live?.hash === seen?.live?.hash;
    setState({ conflict: { ...conflict, wanted, isDiscarded } });
  }
  if (problems) setState({ problems });
  return { ...settled, why: describeFailure(settled.failure), lacking };
}
