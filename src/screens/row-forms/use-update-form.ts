import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { useIsShown } from '../../components/use-is-shown';
import type { Row } from '../../entities/row';
import { MERGED } from '../../entities/wire/merge';
import type { ChangeOutcome } from '../../stores/changes/list-actions';
import { mergedIn } from '../../stores/changes/merge';
import { submitForm } from './submit-form';
import { useDraft } from './use-draft';

interface UpdateFormOptions<Values extends FieldValues> {
  readonly draftKey: string;
  /** The row when the dialog was opened. */
  readonly row: Row;
  readonly keptFields: readonly string[];
  readonly valuesOf: (row: Row) => Values;
  /** `base` is the row that the values are a change of, and `changed` those that differ from it. */
  readonly send: (base: Row, values: Values, changed: Partial<Values>) => Promise<ChangeOutcome>;
  readonly onDone: () => void;
}

/** The form of an update dialog, which also resolves conflicts. */
export function useUpdateForm<Values extends FieldValues>(options: UpdateFormOptions<Values>) {
  const { draftKey, row, keptFields, valuesOf, send, onDone } = options;
  const isOpen = useIsShown();
  const [base, setBase] = useState(row);
  /** The row that someone else has changed. */
  const [stored, setStored] = useState<Row>();
  const form = useForm<Values>({
    values: valuesOf(base),
    // When another version of the row arrives, the user's changes stay.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { offer } = useDraft(form, {
    key: draftKey,
    row,
    keptFields,
    onRestore(before) {
      // As if the dialog had been open since then: saving merges the changes, or asks. That takes a server with
      // versions.
      if (before?.version !== undefined && before.version !== row.version)
        rebase({ ...row, ...before });
    },
  });

  /** Bases the values on another version of the row. Synchronous, because callers use the values right after. */
  function rebase(newBase: Row) {
    flushSync(() => setBase(newBase));
  }

  const changed = () => form.getValues(undefined, { dirtyFields: true }) as Partial<Values>;

  /** Returns whether the row was saved while the dialog was open. */
  async function saveAsChangeOf(original: Row): Promise<boolean> {
    let wasOpen = false;
    const sendChange = async (values: Values) => {
      const outcome = await send(original, values, changed());
      const isConflict = outcome.kind === 'conflict';
      setStored(isConflict ? outcome.current : undefined);
      // The question about the conflict replaces its message.
      return isConflict ? { ...outcome, message: undefined } : outcome;
    };
    const isSaved = await submitForm(form, sendChange, () => {
      // Otherwise, the dialog of another row may be open by now.
      wasOpen = isOpen();
      if (wasOpen) onDone();
    });
    return isSaved && wasOpen;
  }

  const conflict = stored && {
    stored,
    before: base,
    mine: changed(),
    changes: mergedIn(stored),
    /** Closes the question; the next save asks again. */
    onCancel: () => setStored(undefined),
    /** Saves some of the user's changes. */
    onSave(names: readonly string[]) {
      for (const name of Object.keys(changed()))
        if (!names.includes(name)) form.resetField(name as Path<Values>);
      const current = { ...stored, [MERGED]: undefined };
      setStored(undefined);
      rebase(current);
      void saveAsChangeOf(current);
    },
  };

  return { form, offer, base, save: () => saveAsChangeOf(base), conflict };
}
