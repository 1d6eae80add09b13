import { createStore } from 'zustand/vanilla';
import { type Row, rowId } from '../../entities/row';
import { dropKeptDrafts, type KeptDraft, keepDraft } from './kept-drafts';
import { currentUserId, sessionStore } from './session';

/** The unsaved values of a form, by field. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** The row that an update form changes. */
  readonly row?: Row | undefined;
  /** The part of the draft that the browser may keep. */
  readonly kept?: Omit<KeptDraft, 'at'>;
}

interface Drafts {
  readonly owner: string | undefined;
  /**
   * Identifies the tab since its page was loaded. A duplicated or reloaded tab gets another number, so drafts that were
   * kept before are offered, not overwritten by what is typed next.
   */
  readonly tab: number;
  /** By the form's key, such as `installer:add` or `installer:update`. */
  readonly byForm: Readonly<Record<string, Draft>>;
}

/**
 * The user's unsaved forms, which outlive an expired session. They are in memory, because they may contain
 * Aadhaar numbers, which no browser storage may hold; the browser keeps the rest.
 */
export const draftStore = createStore<Drafts>(() => ({
  owner: currentUserId(),
  tab: Math.random(),
  byForm: {},
}));

sessionStore.subscribe(() => {
  const owner = currentUserId();
  if (owner === undefined) return;
  if (owner !== draftStore.getState().owner) draftStore.setState({ byForm: {} });
  draftStore.setState({ owner });
});

/** The prefix of a previewed screen's keys: what people type there is not kept. */
export const PREVIEW = 'preview:';

export function writeDraft(key: string, draft: Draft): void {
  if (key.startsWith(PREVIEW)) return;
  draftStore.setState(({ byForm }) => ({ byForm: { ...byForm, [key]: draft } }));
  const { tab } = draftStore.getState();
  if (draft.kept) keepDraft(formOf(key, draft.row), tab, draft.kept);
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
  const { byForm, tab } = draftStore.getState();
  const { [key]: dropped, ...others } = byForm;
  if (!dropped) return;
  draftStore.setState({ byForm: others });
  dropKeptDrafts({ form: formOf(key, dropped.row), tab });
}

/** Drops all unsaved forms that are open. */
export function dropDrafts(): void {
  for (const key of Object.keys(draftStore.getState().byForm)) dropDraft(key);
}

/** Drops everything that the user has typed, including what the browser keeps. */
export function forgetDrafts(): void {
  dropDrafts();
  dropKeptDrafts();
}

export function hasDrafts(): boolean {
  return Object.keys(draftStore.getState().byForm).length > 0;
}

/** The name under which the browser keeps a draft: it keeps those of several rows. */
export function formOf(key: string, row: Row | undefined): string {
  return row ? `${key}:${rowId(row)}` : key;
}
