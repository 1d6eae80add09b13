import { createStore } from 'zustand/vanilla';
import type { Row } from '../../entities/row';
import type { KeptDraft } from './kept-drafts';
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
   * Identifies the tab from one page load to the next. A duplicated or reloaded tab gets another number, so that
   * earlier drafts are offered instead of being overwritten by what is typed next.
   */
  readonly tab: number;
  /** By the form's key, such as `installer:add` or `installer:update`. */
  readonly byForm: Readonly<Record<string, Draft>>;
  /** Saves what the screen can save when a link is followed; users are asked about the rest. */
  readonly save?: (() => Promise<unknown>) | undefined;
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

// Not `whenSessionEnds`: after an expired session, the same user keeps the drafts.
sessionStore.subscribe(() => {
  const owner = currentUserId();
  if (owner === undefined) return;
  if (owner !== draftStore.getState().owner) draftStore.setState({ byForm: {} });
  draftStore.setState({ owner });
});

/** The prefix of a previewed screen's keys: what people type there is not kept. */
export const PREVIEW = 'preview:';

export function readDraft(key: string): Draft | undefined {
  return draftStore.getState().byForm[key];
}

export function hasDrafts(): boolean {
  return Object.keys(draftStore.getState().byForm).length > 0;
}
