import { createStore } from 'zustand/vanilla';
import type { Row } from '../../entities/row';
import { currentUserId, sessionStore } from './session';

/** The unsaved values of a form, by field. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** The row that an update form changes. */
  readonly row?: Row | undefined;
}

interface Drafts {
  readonly owner: string | undefined;
  /** By the form's key, such as `installer:add` or `installer:update`. */
  readonly byForm: Readonly<Record<string, Draft>>;
}

/**
 * The user's unsaved forms, which outlive an expired session. They are in memory only: they may contain
 * Aadhaar numbers, which no browser storage may hold.
 */
export const draftStore = createStore<Drafts>(() => ({ owner: currentUserId(), byForm: {} }));

sessionStore.subscribe(() => {
  const owner = currentUserId();
  if (owner === undefined) return;
  if (owner !== draftStore.getState().owner) dropDrafts();
  draftStore.setState({ owner });
});

export function writeDraft(key: string, draft: Draft): void {
  draftStore.setState(({ byForm }) => ({ byForm: { ...byForm, [key]: draft } }));
}

export function readDraft(key: string): Draft | undefined {
  return draftStore.getState().byForm[key];
}

/** Removes a draft, and returns it. */
export function takeDraft(key: string): Draft | undefined {
  const draft = readDraft(key);
  dropDraft(key);
  return draft;
}

export function dropDraft(key: string): void {
  const { [key]: _, ...others } = draftStore.getState().byForm;
  draftStore.setState({ byForm: others });
}

export function dropDrafts(): void {
  draftStore.setState({ byForm: {} });
}

export function hasDrafts(): boolean {
  return Object.keys(draftStore.getState().byForm).length > 0;
}
