import type { Row } from '../../entities/row';
import { dropDraft, readDraft, writeDraft } from '../../stores/session/drafts';

/** What stands in a form and is not saved. `row` is the row that an update dialog changes. */
export interface RowDraft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly row?: Row | undefined;
}

export function readRowDraft(key: string): RowDraft | undefined {
  // What stands under a form's key was written by this file.
  return readDraft(key) as unknown as RowDraft | undefined;
}

export function writeRowDraft(key: string, { values, row }: RowDraft): void {
  writeDraft(key, { values, row });
}

/** Takes a draft away, for good or to be put back. */
export function takeRowDraft(key: string): RowDraft | undefined {
  const draft = readRowDraft(key);
  dropDraft(key);
  return draft;
}
