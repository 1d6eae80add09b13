import { type Row, rowId } from '../../entities/row';
import { type Draft, draftStore, PREVIEW, readDraft } from './draft-store';
import { dropKeptDrafts, writeKeptDraft } from './kept-drafts';

/*
 * A draft is in two places: `draft-store.ts` has all of it, in memory and for this tab; `kept-drafts.ts` has the part
 * without secrets, in the browser's storage and for all tabs. These functions change both.
 */

export function writeDraft(key: string, draft: Draft): void {
  if (key.startsWith(PREVIEW)) return;
  draftStore.setState(({ byForm }) => ({ byForm: { ...byForm, [key]: draft } }));
  const { tab } = draftStore.getState();
  if (draft.kept) writeKeptDraft(formOf(key, draft.row), tab, draft.kept);
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

/** Drops the drafts of all open forms. */
export function dropOpenDrafts(): void {
  for (const key of Object.keys(draftStore.getState().byForm)) dropDraft(key);
}

/** Drops all drafts of the user, including those that the browser has kept from before. */
export function dropAllDrafts(): void {
  dropOpenDrafts();
  dropKeptDrafts();
}

/** The name under which the browser keeps a draft: it keeps those of several rows. */
export function formOf(key: string, row: Row | undefined): string {
  return row ? `${key}:${rowId(row)}` : key;
}
