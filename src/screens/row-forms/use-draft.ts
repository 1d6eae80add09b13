import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Row, rowId } from '../../entities/row';
import { type Draft, readDraft } from '../../stores/session/draft-store';
import { dropDraft, formOf, writeDraft } from '../../stores/session/drafts';
import { dropKeptDrafts, readKeptDraft } from '../../stores/session/kept-drafts';

interface DraftOptions {
  readonly key: string;
  /** The row that an update form changes. */
  readonly row?: Row;
  /** The fields of the form and of its row that the browser may keep, should it be closed: no secrets. */
  readonly keptFields: readonly string[];
  /** Prepares the form to restore changes of a row, as it was then. */
  readonly onRestore?: (row: Row | undefined) => void;
}

/** What was typed before the page was closed, and when. */
export interface DraftOffer {
  readonly at: number;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form, and restores it after an expired session; after the page was closed, it offers to
 * restore it.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, row, keptFields, onRestore }: DraftOptions,
) {
  const firstKeptFields = useRef(keptFields);
  const storedAs = formOf(key, row);
  const [draftAtStart] = useState(() => readDraft(key));
  const [offered, setOffered] = useState(() =>
    draftAtStart ? undefined : readKeptDraft(storedAs),
  );
  const [hadDraft] = useState((draftAtStart ?? offered) !== undefined);

  useEffect(() => {
    const draft = readDraft(key);
    const stop = followDraft(form, key, row, firstKeptFields.current);
    if (draft && isOfRow(draft.row, row)) typeAgain(form, draft);
    return stop;
  }, [form, key, row]);

  const offer: DraftOffer | undefined = offered && {
    at: offered.at,
    restore() {
      setOffered(undefined);
      onRestore?.(offered.row);
      typeAgain(form, offered);
      // This tab keeps the draft now.
      dropKeptDrafts({ form: storedAs, at: offered.at });
    },
    discard() {
      dropKeptDrafts({ form: storedAs, at: offered.at });
      setOffered(readKeptDraft(storedAs, offered.at));
    },
  };
  return { hadDraft, offer };
}

/** Writes the form to its draft whenever it changes. */
function followDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  row: Row | undefined,
  keptFields: readonly string[],
): () => void {
  return form.subscribe({
    formState: { values: true, isDirty: true, dirtyFields: true },
    callback({ values, isDirty, dirtyFields = {} }) {
      if (!isDirty) return dropDraft(key);
      const changed = keptFields.filter((name) => name in dirtyFields);
      writeDraft(key, {
        values: { ...values },
        row,
        kept: { values: pick(values, changed), row: row && pick(row, [...keptFields, 'version']) },
      });
    },
  });
}

/** Fills a form with what was typed before. */
export function typeAgain<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { values }: Pick<Draft, 'values'>,
): void {
  const present = form.getValues();
  // A stored value may be of another version of the form.
  const typed = Object.entries(values).filter(([name, value]) => isLike(value, present[name]));
  // fromEntries() forgets the names and types of the entries.
  form.setValues(Object.fromEntries(typed) as Partial<Values>, { shouldDirty: true });
}

function isLike(stored: unknown, value: unknown): boolean {
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
}

function isOfRow(draftRow: Row | undefined, row: Row | undefined): boolean {
  return (draftRow && rowId(draftRow)) === (row && rowId(row));
}

function pick(record: Row, names: readonly string[]): Row {
  return Object.fromEntries(
    names.filter((name) => name in record).map((name) => [name, record[name]]),
  );
}
