import { createStore } from 'zustand/vanilla';
import { currentUserId, sessionStore } from './session';

/** The unsaved values of a form, by field. */
export type Draft = Readonly<Record<string, unknown>>;

interface Drafts {
  readonly owner: string | undefined;
  /** By the form's key, such as `installer:add` or `installer:update`. */
  readonly byForm: ReadonlyMap<string, Draft>;
}

/**
 * The user's unsaved forms, which outlive an expired session. They are in memory only: they may contain
 * Aadhaar numbers, which no browser storage may hold.
 */
export const draftStore = createStore<Drafts>(() => ({
  owner: currentUserId(),
  byForm: new Map(),
}));

sessionStore.subscribe(() => {
  const owner = currentUserId();
  if (owner === undefined) return;
  if (owner !== draftStore.getState().owner) dropDrafts();
  draftStore.setState({ owner });
});

export function writeDraft(key: string, draft: Draft): void {
  draftStore.setState(({ byForm }) => ({ byForm: new Map(byForm).set(key, draft) }));
}

export function readDraft(key: string): Draft | undefined {
  return draftStore.getState().byForm.get(key);
}

export function dropDraft(key: string): void {
  draftStore.setState(({ byForm }) => ({
    byForm: new Map([...byForm].filter(([other]) => other !== key)),
  }));
}

export function dropDrafts(): void {
  draftStore.setState({ byForm: new Map() });
}

export function hasDrafts(): boolean {
  return draftStore.getState().byForm.size > 0;
}
