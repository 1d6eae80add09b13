import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { storedValue } from '../preferences/storage';
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
const stored = storedValue(() => localStorage, 'drafts');

export function keepDraft(form: string, draft: Omit<KeptDraft, 'at'>): void {
  dropKeptDrafts(form);
  const entry = { user: currentUserId(), form, at: Date.now(), ...draft };
  if (Object.keys(draft.values).length > 0) stored.write([...entries(), entry]);
}

export function keptDraft(form: string): KeptDraft | undefined {
  return entries().find(isOf(form));
}

/** Removes the draft of a form, or all drafts of the signed-in user. */
export function dropKeptDrafts(form?: string): void {
  const [all, isDropped] = [entries(), isOf(form)];
  if (all.some(isDropped)) stored.write(all.filter((entry) => !isDropped(entry)));
}

function isOf(wanted: string | undefined) {
  const owner = currentUserId();
  return ({ user, form }: Entry) => user === owner && (wanted ?? form) === form;
}

/** Those of today. The list is read each time, because other tabs write it, too. */
function entries(): readonly Entry[] {
  const all = stored.read();
  return Array.isArray(all) ? all.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is Entry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    entry.at > Date.now() - DAY_MS &&
    isRecord(entry.values)
  );
}
