import type { Row } from '../../entities/row';
import { dropDraft, readDraft, writeDraft } from '../../stores/drafts';
import type { FormTexts } from './form-values';

/** What was typed into a form and not saved. `row` is the row that an update dialog changes. */
export interface RowDraft {
  readonly texts: FormTexts;
  readonly row?: Row | undefined;
}

export function readRowDraft(key: string): RowDraft | undefined {
  // What stands under a form's key was written by this file.
  return readDraft(key) as unknown as RowDraft | undefined;
}

export function writeRowDraft(key: string, { texts, row }: RowDraft): void {
  writeDraft(key, { texts, row });
}

/** Takes a draft away, for good or to be put back. */
export function takeRowDraft(key: string): RowDraft | undefined {
  const draft = readRowDraft(key);
  dropDraft(key);
  return draft;
}
