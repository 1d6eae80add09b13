import { sessionStore } from './session';

/** The unsaved values of a form, by field. */
export type Draft = Readonly<Record<string, unknown>>;

/**
 * Unsaved forms. They outlive an expired session, for the same user to go on with, and live in memory
 * alone: there may be Aadhaar numbers among them, which no browser storage may hold.
 */
const drafts = new Map<string, Draft>();
let owner = ownerNow();

sessionStore.subscribe(({ user }) => {
  if (!user) return;
  if (String(user.id) !== owner) dropDrafts();
  owner = String(user.id);
});

/** `key` names the form, such as `installer:add` or `installer:update`. */
export function writeDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
}

export function readDraft(key: string): Draft | undefined {
  return drafts.get(key);
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

export function dropDrafts(): void {
  drafts.clear();
}

export function hasDrafts(): boolean {
  return drafts.size > 0;
}

function ownerNow(): string | undefined {
  const { user } = sessionStore.getState();
  return user ? String(user.id) : undefined;
}
