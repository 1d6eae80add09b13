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
import { dropDraft } from '../../stores/session/drafts';
import { readRowDraft, writeRowDraft } from './row-draft';

interface RowFormOptions<Values extends FieldValues> {
  /** Under which the form's unsaved values are kept. */
  readonly draftKey: string;
  /** The row that the form changes, when it is no add form. */
  readonly row?: Row | undefined;
  /** The fields in the order of the form. */
  readonly names: readonly Path<Values>[];
  /** What the form holds while nothing is typed. */
  readonly start: Values;
  readonly send: (values: Values) => Promise<ChangeOutcome>;
  readonly onDone: () => void;
}

/** A form of a row, whether it adds or updates one. */
export interface RowForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Sends the form. A second call while the first is under way does nothing. */
  readonly submit: () => Promise<ChangeOutcome | undefined>;
  readonly reset: () => void;
  readonly isBusy: boolean;
  /** Errors that belong to no field of the form. */
  readonly otherErrors: readonly string[];
}

/** Without it a form that is reset can't focus its controls any more. */
export const KEEP_CONTROLS = { keepFieldsRef: true };

/**
 * Holds a row's form: its values, the server's errors, and its draft, which outlives an expired
 * session. It always sends: the server is the judge (specification, Validation rules).
 */
export function useRowForm<Values extends FieldValues>(
  options: RowFormOptions<Values>,
): RowForm<Values> {
  const { draftKey, row, names, start, send, onDone } = options;
  // A whole is all of its parts, which TypeScript can't see of a type that it does not know yet.
  const form = useForm<Values>({ defaultValues: { ...start } as DefaultValues<Values> });
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);

  useEffect(() => keepDraft(form, draftKey, row), [form, draftKey, row]);

  function reset() {
    form.reset({ ...start }, KEEP_CONTROLS);
    setOtherErrors([]);
    dropDraft(draftKey);
  }

  async function submit() {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setOtherErrors([]);
    form.clearErrors();
    const sent = { ...form.getValues() };
    try {
      const outcome = await send(sent);
      if (outcome.kind === 'done') {
        // What was typed while the call was under way stays.
        if (isSame(sent, form.getValues())) reset();
        onDone();
      }
      if (outcome.kind === 'invalid') setOtherErrors(showErrors(form, names, outcome.errors));
      if (outcome.kind === 'failed' && outcome.message) setOtherErrors([outcome.message]);
      return outcome;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { form, submit, reset, isBusy, otherErrors };
}

/** Takes up the form's draft, and keeps it up to date from then on. */
function keepDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  row: Row | undefined,
): () => void {
  const draft = readRowDraft(key);
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
      isDirty ? writeRowDraft(key, { values: { ...values }, row }) : dropDraft(key),
  });
}

function isOfRow(draftRow: Row | undefined, row: Row | undefined): boolean {
  return (draftRow && rowId(draftRow)) === (row && rowId(row));
}

/** Shows each error under its field, and gives back those that have none. */
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

function isSame(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}
