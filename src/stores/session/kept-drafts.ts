import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { browserStorage } from '../browser-storage';
import { currentUserId } from './session';

/** What was typed into a form, without secrets: the browser keeps it for a day, even if it crashes. */
export interface KeptDraft {
  /** In milliseconds. */
  readonly at: number;
  /** Only the values that have changed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The row that an update form changes, as it was then. */
  readonly row?: Row | undefined;
}

interface Entry extends KeptDraft {
  readonly user: string | undefined;
  readonly form: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface KeptDrafts {
  readonly drafts: readonly Entry[];
}

const keptDraftStore = createStore<KeptDrafts>()(
  persist<KeptDrafts, [], [], unknown>(() => ({ drafts: [] }), {
    name: 'drafts',
    version: 1,
    storage: browserStorage(() => localStorage),
    // Version 0 was the list itself.
    migrate: (kept) => ({ drafts: kept }),
    merge(kept) {
      const drafts = isRecord(kept) ? kept.drafts : undefined;
      return { drafts: Array.isArray(drafts) ? drafts.filter(isEntryOfToday) : [] };
    },
  }),
);

export function keepDraft(form: string, draft: Omit<KeptDraft, 'at'>): void {
  dropKeptDrafts(form);
  if (Object.keys(draft.values).length === 0) return;
  const entry = { user: currentUserId(), form, at: Date.now(), ...draft };
  keptDraftStore.setState({ drafts: [...entries(), entry] });
}

export function keptDraft(form: string): KeptDraft | undefined {
  return entries().find(isOf(form));
}

/** Removes the draft of a form, or all drafts of the signed-in user. */
export function dropKeptDrafts(form?: string): void {
  const drafts = entries();
  const isDropped = isOf(form);
  if (drafts.some(isDropped))
    keptDraftStore.setState({ drafts: drafts.filter((entry) => !isDropped(entry)) });
}

function isOf(wanted: string | undefined) {
  const owner = currentUserId();
  return ({ user, form }: Entry) => user === owner && (wanted ?? form) === form;
}

/** They are read each time, because other tabs write them, too. */
function entries(): readonly Entry[] {
  void keptDraftStore.persist.rehydrate();
  return keptDraftStore.getState().drafts;
}

function isEntryOfToday(entry: unknown): entry is Entry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    entry.at > Date.now() - DAY_MS &&
    isRecord(entry.values)
  );
}
