import { type Row, rowId } from '../../entities/row';
import { type Draft, draftStore, PREVIEW, readDraft } from './draft-store';
import { dropKeptDrafts, keepDraft } from './kept-drafts';

export function writeDraft(key: string, draft: Draft): void {
  if (key.startsWith(PREVIEW)) return;
  draftStore.setState(({ byForm }) => ({ byForm: { ...byForm, [key]: draft } }));
  const { tab } = draftStore.getState();
  if (draft.kept) keepDraft(formOf(key, draft.row), tab, draft.kept);
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

/** The name under which the browser keeps a draft: it keeps those of several rows. */
export function formOf(key: string, row: Row | undefined): string {
  return row ? `${key}:${rowId(row)}` : key;
}
