import { DAY_MS } from '../../common/day';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { keptStore } from '../browser-storage';
import { currentUserId } from './session';

/** What was typed into a form, without secrets: the browser keeps it for a day, even if it crashes. */
export interface KeptDraft {
  /** When it was typed, in milliseconds. */
  readonly at: number;
  /** Only the values that have changed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The row that an update form changes, as it was then. */
  readonly row?: Row | undefined;
}

interface Entry extends KeptDraft {
  readonly user: string | undefined;
  readonly form: string;
  /** Missing in entries of earlier releases. */
  readonly tab?: number;
}

/** A limit, because all of them are written whenever a key is pressed. */
const MAX_DRAFTS = 20;

interface KeptDrafts {
  readonly drafts: readonly Entry[];
}

const keptDraftStore = keptStore<KeptDrafts>({
  name: 'drafts',
  initial: { drafts: [] },
  version: 1,
  // Version 0 was the list itself.
  migrate: (kept) => ({ drafts: kept }),
  merge(kept) {
    const drafts = isRecord(kept) ? kept.drafts : undefined;
    return { drafts: Array.isArray(drafts) ? drafts.filter(isRecentEntry) : [] };
  },
});

export function writeKeptDraft(form: string, tab: number, draft: Omit<KeptDraft, 'at'>): void {
  if (Object.keys(draft.values).length === 0) {
    dropKeptDrafts({ form, tab });
    return;
  }
  const isReplaced = isOf({ form, tab });
  const others = entries().filter((entry) => !isReplaced(entry));
  const entry = { user: currentUserId(), form, tab, at: Date.now(), ...draft };
  keptDraftStore.setState({ drafts: [...others, entry].slice(-MAX_DRAFTS) });
}

/** The newest draft of a form that is older than `at`. */
export function readKeptDraft(form: string, at = Infinity): KeptDraft | undefined {
  const isOfForm = isOf({ form });
  return entries().findLast((entry) => isOfForm(entry) && entry.at < at);
}

/** Removes drafts of the signed-in user, by default all. */
export function dropKeptDrafts(wanted: Partial<Entry> = {}): void {
  const drafts = entries();
  const isDropped = isOf(wanted);
  if (drafts.some(isDropped))
    keptDraftStore.setState({ drafts: drafts.filter((entry) => !isDropped(entry)) });
}

function isOf(wanted: Partial<Entry>) {
  const all = Object.entries({ ...wanted, user: currentUserId() });
  return (entry: object) => all.every(([name, value]) => Reflect.get(entry, name) === value);
}

/** Read from the storage each time, because other tabs also write entries. */
function entries(): readonly Entry[] {
  void keptDraftStore.persist.rehydrate();
  return keptDraftStore.getState().drafts;
}

function isRecentEntry(entry: unknown): entry is Entry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    entry.at > Date.now() - DAY_MS &&
    isRecord(entry.values)
  );
}
