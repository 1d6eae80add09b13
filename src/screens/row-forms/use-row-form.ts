import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type Row, rowId } from '../../entities/row';
import type { ChangeOutcome } from '../../stores/changes/run';
import { dropDraft, formOf, readDraft, writeDraft } from '../../stores/session/drafts';
import { dropKeptDrafts, type KeptDraft, keptDraft } from '../../stores/session/kept-drafts';

interface RowFormOptions<Values extends FieldValues> {
  readonly draftKey: string;
  /** The row that an update form changes. */
  readonly row?: Row | undefined;
  /** The fields in the order of the form. */
  readonly names: readonly Path<Values>[];
  /** The fields of the form and of its row that the browser may keep, should it be closed: no secrets. */
  readonly kept: readonly string[];
  /** The values before any input. */
  readonly start: Values;
  /** Prepares the form to restore changes of a row, as it was then. */
  readonly onRestore?: (row: Row | undefined) => void;
  readonly send: (values: Values) => Promise<ChangeOutcome>;
  readonly onDone: () => void;
}

export type RowForm<Values extends FieldValues> = ReturnType<typeof useRowForm<Values>>;

/** Lets a form focus its controls after a reset. */
export const KEEP_CONTROLS = { keepFieldsRef: true };

/**
 * The form that adds or updates a row: its values, the server's errors, and a draft, which outlives an
 * expired session. It always sends: only the server validates (specification, Validation rules).
 */
export function useRowForm<Values extends FieldValues>(options: RowFormOptions<Values>) {
  const { draftKey, row, names, kept, start, send, onRestore, onDone } = options;
  const form = useForm<Values>({
    // TypeScript can't tell that `Values` is a `DefaultValues<Values>`.
    defaultValues: { ...start } as DefaultValues<Values>,
    // An error disappears when its field changes.
    mode: 'onChange',
  });
  /** Errors that belong to no field of the form. */
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const keptNames = useRef(kept);
  const storedAs = formOf(draftKey, row);
  const [open] = useState(() => readDraft(draftKey));
  const [found, setFound] = useState(() => (open ? undefined : keptDraft(storedAs)));
  /** Whether there was a draft at the start. */
  const [isBegun] = useState((open ?? found) !== undefined);

  useEffect(() => followDraft(form, draftKey, row, keptNames.current), [form, draftKey, row]);

  function restore({ values, row: before }: KeptDraft) {
    setFound(undefined);
    onRestore?.(before);
    for (const name of names) {
      const value = values[name];
      if (isLike(value, form.getValues(name))) form.setValue(name, value, { shouldDirty: true });
    }
  }

  function discard() {
    setFound(undefined);
    dropKeptDrafts(storedAs);
  }

  function reset() {
    form.reset({ ...start }, KEEP_CONTROLS);
    setOtherErrors([]);
    dropDraft(draftKey);
  }

  /** Sends the form, unless it is being sent. */
  async function submit() {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setOtherErrors([]);
    form.clearErrors();
    const sent = { ...form.getValues() };
    try {
      const outcome = await send(sent);
      if (outcome.kind === 'done') {
        // Keeps what was typed meanwhile.
        if (Object.keys(changedValues(sent, form.getValues())).length === 0) reset();
        onDone();
      }
      if (outcome.kind === 'invalid') setOtherErrors(showErrors(form, names, outcome.errors));
      if (outcome.kind === 'failed' && outcome.message) setOtherErrors([outcome.message]);
      return outcome;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** What was typed before the page was closed, and when. */
  const offer = found && { at: found.at, restore: () => restore(found), discard };
  return { form, submit, reset, isBusy, otherErrors, offer, isBegun };
}

/** Restores the draft of a form that an expired session has closed, and keeps it up to date. */
function followDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  row: Row | undefined,
  kept: readonly string[],
): () => void {
  const start = { ...form.formState.defaultValues };
  const draft = readDraft(key);
  if (draft && isOfRow(draft.row, row))
    form.reset(
      { ...form.getValues(), ...draft.values },
      {
        ...KEEP_CONTROLS,
        keepDefaultValues: true,
      },
    );
  return form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) =>
      isDirty
        ? writeDraft(key, {
            values: { ...values },
            row,
            kept: { values: pick(changedValues(start, values), kept), row: row && pick(row, kept) },
          })
        : dropDraft(key),
  });
}

function pick(record: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => names.includes(name) || name === 'version'),
  );
}

/** Whether a stored value is of the same type as a value of the form. */
function isLike<Value>(stored: unknown, value: Value): stored is Value {
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
}

function isOfRow(draftRow: Row | undefined, row: Row | undefined): boolean {
  return (draftRow && rowId(draftRow)) === (row && rowId(row));
}

/** Shows each error under its field, and returns the others. */
function showErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  errors: Readonly<Record<string, string>>,
): string[] {
  names
    .filter((name) => name in errors)
    .forEach((name, index) => {
      form.setError(name, { message: errors[name] ?? '' }, { shouldFocus: index === 0 });
    });
  return Object.entries(errors)
    .filter(([name]) => !names.some((known) => known === name))
    .map(([, message]) => message);
}

export function changedValues<Values extends FieldValues>(
  before: Values,
  now: Values,
): Partial<Values> {
  // fromEntries() forgets the names and types of the entries.
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSameValue(value, before[name])),
  ) as Partial<Values>;
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
